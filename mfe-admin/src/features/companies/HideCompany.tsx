import { useNotify } from '@athenaeum/shell-contract';
import { TextButton, VisuallyHidden } from '@athenaeum/shared-ui';
import { reason as reasonSchema } from '@athenaeum/users-contract';
import { AskReason } from '../../components/reason';
import { type Company, useUsersUpdateCompanyMutation } from './companies.api';
import { companiesText } from './companies.messages';

/** Hides a company from the suggestions, or shows it again. */
export function HideCompany({ company: { id, title, hidden, updated_at } }: { company: Company }) {
  const notify = useNotify();
  const [update] = useUsersUpdateCompanyMutation();
  const word = hidden ? companiesText.show : companiesText.hide;
  return (
    <AskReason
      trigger={(open) => (
        <TextButton onClick={open}>
          {word} <VisuallyHidden>{title}</VisuallyHidden>
        </TextButton>
      )}
      title={(hidden ? companiesText.showTitle : companiesText.hideTitle)({ title })}
      confirm={word}
      check={(reason) => reasonSchema.safeParse(reason).error?.issues[0]?.message}
      send={async (reason) => {
        const answer = await update({ input: { id, updated_at, hidden: !hidden, reason } });
        if (!answer.error) notify(hidden ? companiesText.shownAgain : companiesText.nowHidden);
        return answer;
      }}
    >
      {hidden ? companiesText.showExplained : companiesText.hideExplained}
    </AskReason>
  );
}

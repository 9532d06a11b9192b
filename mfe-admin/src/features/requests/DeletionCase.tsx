import { useNotify } from '@athenaeum/shell-contract';
import { Button, LinkButton } from '@athenaeum/shared-ui';
import { keepMemberInput } from '@athenaeum/users-contract';
import { commonText } from '../../components/common.messages';
import { day } from '../../components/day';
import { memberPath } from '../../components/memberPath';
import { AskReason } from '../../components/reason';
import { CaseFrame, type Queued } from './CaseFrame';
import type { Leaving } from './cases';
import { MemberLink } from './MemberLink';
import { useUsersKeepMemberMutation } from './requests.api';
import { requestsText } from './requests.messages';

/** An account that will be deleted; staff check open items, and cancel it when the member asks. */
export function DeletionCase({ member, queued }: { member: Leaving; queued: Queued }) {
  const { id, name, email, deletion_due_at } = member;
  const notify = useNotify();
  const [keep] = useUsersKeepMemberMutation();
  return (
    <CaseFrame
      queued={queued}
      title={requestsText.leaving({ name: name ?? commonText.formerMember })}
      asked={requestsText.deletedOn({ day: day(deletion_due_at) })}
      facts={[
        [requestsText.member, <MemberLink key="member" member={member} />],
        [requestsText.email, email],
      ]}
      needs={[
        { words: requestsText.checkOpen },
        { words: requestsText.deletesItself, isMet: true },
        { words: requestsText.canUndo, isMet: true },
      ]}
      actions={
        <>
          <LinkButton href={memberPath(id)}>{requestsText.seeOpen}</LinkButton>
          <AskReason
            trigger={(open) => (
              <Button look="outlined" onClick={open}>
                {requestsText.keepAccount}
              </Button>
            )}
            title={requestsText.keepTitle({ name: name ?? commonText.formerMember })}
            confirm={requestsText.keepConfirm}
            hint={commonText.reasonHint}
            check={(reason) => keepMemberInput.safeParse({ id, reason }).error?.issues[0]?.message}
            send={async (reason) => {
              const answer = await keep({ input: { id, reason } });
              if (!answer.error) notify(requestsText.kept({ name: name ?? commonText.formerMember }));
              return answer;
            }}
          >
            {requestsText.keepExplained}
          </AskReason>
        </>
      }
    />
  );
}

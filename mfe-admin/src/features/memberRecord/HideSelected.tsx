import { useNotify } from '@athenaeum/shell-contract';
import { TextButton } from '@athenaeum/shared-ui';
import { hideMembersInput } from '@athenaeum/users-contract';
import { commonText } from '../../components/common.messages';
import { AskReason } from '../../components/reason';
import { useUsersHideMembersMutation } from './memberRecord.api';
import { recordText } from './memberRecord.messages';

interface HideSelectedProps {
  ids: readonly string[];
  onDone: () => void;
}

/** Hides the selected members from the directory. */
export function HideSelected({ ids, onDone }: HideSelectedProps) {
  const notify = useNotify();
  const [hide] = useUsersHideMembersMutation();
  const inputWith = (reason: string) => ({ ids: [...ids], hide: true, reason });

  return (
    <AskReason
      trigger={(open) => <TextButton onClick={open}>{recordText.hide}</TextButton>}
      title={recordText.hideCount({ count: ids.length })}
      confirm={recordText.hide}
      hint={commonText.reasonHint}
      check={(reason) => hideMembersInput.safeParse(inputWith(reason)).error?.issues[0]?.message}
      send={async (reason) => {
        const answer = await hide({ input: inputWith(reason) });
        if (answer.error) return answer;
        const count = answer.data.hideMembers?.data?.length ?? 0;
        notify(recordText.hiddenCount({ count }));
        return answer;
      }}
      onDone={onDone}
    >
      {recordText.hideExplained}
    </AskReason>
  );
}

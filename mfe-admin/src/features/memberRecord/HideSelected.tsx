import { useNotify } from '@athenaeum/shell-contract';
import { TextButton } from '@athenaeum/shared-ui';
import { hideMembersInput } from '@athenaeum/users-contract';
import { AskReason } from '../../components/reason';
import { useUsersHideMembersMutation } from './memberRecord.api';

interface HideSelectedProps {
  ids: readonly string[];
  onDone: () => void;
}

/** Takes the chosen members out of the directory. */
export function HideSelected({ ids, onDone }: HideSelectedProps) {
  const notify = useNotify();
  const [hide] = useUsersHideMembersMutation();
  const inputWith = (reason: string) => ({ ids: [...ids], hide: true, reason });

  return (
    <AskReason
      trigger={(open) => <TextButton onClick={open}>Hide from directory</TextButton>}
      title={ids.length === 1 ? 'Hide 1 member?' : `Hide ${ids.length} members?`}
      confirm="Hide from directory"
      hint="Kept with the change."
      check={(reason) => hideMembersInput.safeParse(inputWith(reason)).error?.issues[0]?.message}
      send={async (reason) => {
        const answer = await hide({ input: inputWith(reason) });
        if (answer.error) return answer;
        const count = answer.data.hideMembers?.data?.length ?? 0;
        notify(
          count === 1
            ? '1 member is hidden from the directory'
            : `${count} members are hidden from the directory`,
        );
        return answer;
      }}
      onDone={onDone}
    >
      Nobody finds them in lists, searches and counts any more. Their pages stay.
    </AskReason>
  );
}

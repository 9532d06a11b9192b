import { useNotify } from '@athenaeum/shell-contract';
import { TextButton } from '@athenaeum/shared-ui';
import { closeReferralInput } from '@athenaeum/users-contract';
import { AskReason } from '../../components/reason';
import { type ListedReferral, useUsersCloseReferralMutation } from './referrals.api';

/** Nothing comes of it, as staff know before its time is over. */
export function CloseReferral({ referral: { id, referred_name } }: { referral: ListedReferral }) {
  const notify = useNotify();
  const [close] = useUsersCloseReferralMutation();
  return (
    <AskReason
      trigger={(open) => (
        <TextButton aria-label={`Close the referral of ${referred_name}`} onClick={open}>
          Close
        </TextButton>
      )}
      title={`Close the referral of ${referred_name}?`}
      confirm="Close it"
      hint="Kept with the change; neither of the two reads it."
      check={(reason) => closeReferralInput.safeParse({ id, reason }).error?.issues[0]?.message}
      send={async (reason) => {
        const answer = await close({ input: { id, reason } });
        if (!answer.error) notify('Closed');
        return answer;
      }}
    >
      The member who referred her sees it as closed. Should her friend join all the same, it moves on.
    </AskReason>
  );
}

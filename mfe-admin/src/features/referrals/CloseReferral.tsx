import { useNotify } from '@athenaeum/shell-contract';
import { TextButton } from '@athenaeum/shared-ui';
import { closeReferralInput } from '@athenaeum/users-contract';
import { AskReason } from '../../components/reason';
import { type ListedReferral, useUsersCloseReferralMutation } from './referrals.api';
import { referralsText } from './referrals.messages';

/** Closes a referral before it expires. */
export function CloseReferral({ referral: { id, referred_name } }: { referral: ListedReferral }) {
  const notify = useNotify();
  const [close] = useUsersCloseReferralMutation();
  return (
    <AskReason
      trigger={(open) => (
        <TextButton aria-label={referralsText.closeOne({ name: referred_name })} onClick={open}>
          {referralsText.close}
        </TextButton>
      )}
      title={referralsText.closeTitle({ name: referred_name })}
      confirm={referralsText.closeConfirm}
      hint={referralsText.closeHint}
      check={(reason) => closeReferralInput.safeParse({ id, reason }).error?.issues[0]?.message}
      send={async (reason) => {
        const answer = await close({ input: { id, reason } });
        if (!answer.error) notify(referralsText.closed);
        return answer;
      }}
    >
      {referralsText.closeExplained}
    </AskReason>
  );
}

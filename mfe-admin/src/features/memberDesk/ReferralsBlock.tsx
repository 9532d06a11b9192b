import type { ReferralStatus } from '@athenaeum/users-contract';
import { AppLink } from '@athenaeum/shell-contract';
import { StatusBadge, type Tone } from '@athenaeum/shared-ui';
import { day } from '../../components/day';
import { memberSectionText } from '../../components/memberSections.messages';
import { referralStateText } from '../../components/referralStates.messages';
import { rowsIn } from './answered';
import { Block, BlockLine, BlockList } from './Block';
import { referralsOf, useMemberReferralsQuery } from './memberDesk.api';
import { deskText } from './memberDesk.messages';

const TONES: Readonly<Record<ReferralStatus, Tone>> = {
  sent: 'amber',
  joined: 'slate',
  member: 'verdigris',
  closed: 'plain',
};

/** Referrals by the member and of the member, both by the email address. */
export function ReferralsBlock({ id, email }: { id: string; email: string }) {
  const query = useMemberReferralsQuery(referralsOf(email), { refetchOnMountOrArgChange: true });
  return (
    <Block
      id="referrals"
      title={memberSectionText.referrals}
      count={query.currentData?.allReferrals?.count}
      action={
        <AppLink to={`/admin/referrals?words=${encodeURIComponent(email)}`}>{deskText.allReferrals}</AppLink>
      }
    >
      <BlockList
        name={deskText.referralsList}
        rows={rowsIn(query, 'allReferrals', (data) => data.allReferrals?.data)}
        retry={query.refetch}
        retrying={query.isFetching}
        empty={deskText.noReferrals}
      >
        {(referral) => {
          const { status } = referral;
          return (
            <BlockLine
              key={referral.id}
              day={day(referral.created_at)}
              what={
                referral.referrer?.id === id
                  ? deskText.referred({ name: referral.referred_name })
                  : deskText.wasReferred({ name: referral.referrer_name })
              }
              state={<StatusBadge tone={TONES[status]}>{referralStateText[status]}</StatusBadge>}
            />
          );
        }}
      </BlockList>
    </Block>
  );
}

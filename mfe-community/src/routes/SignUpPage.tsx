import { type SessionUser, useUser } from '@athenaeum/shell-contract';
import { formatDay, LinkButton, Loading, Skeleton, TextLink } from '@athenaeum/shared-ui';
import { JoinFrame } from '../components/JoinFrame';
import { LOGIN, RejoinPanel, SignUpForm, useUsersMembershipTermQuery } from '../features/signUp';

const PROMISE = 'Salons, coaches and women who have already done it. You see the price before you pay.';

/** `/sign-up`: for visitors, and for those who have an account and are no member. */
export default function SignUpPage() {
  const user = useUser();
  if (!user)
    return (
      <JoinFrame title="Become a member" lead={PROMISE}>
        <SignUpForm />
        <p>
          Already a member? <TextLink href={LOGIN}>Log in</TextLink>
        </p>
      </JoinFrame>
    );
  if (!user.roles.includes('member')) return <HerMembership user={user} />;
  return (
    <JoinFrame title="You are a member" lead="There is nothing to sign up for.">
      <div>
        <LinkButton large href="/">
          Go to Home
        </LinkButton>
      </div>
    </JoinFrame>
  );
}

/** Whether she was a member before makes the words; the way is the same, also when we cannot tell. */
function HerMembership({ user }: { user: SessionUser }) {
  const { currentData: data, isFetching } = useUsersMembershipTermQuery({});
  if (isFetching && !data)
    return (
      <JoinFrame title="Your membership">
        <Loading label="Loading your membership">
          <Skeleton $height="160px" />
        </Loading>
      </JoinFrame>
    );
  const { relationship_type, subscription_end_date: ended } = data?.me?.data ?? {};
  if (relationship_type === 'Member' && ended)
    return (
      <JoinFrame
        title="Your membership"
        lead={`${user.first_name}, it ended on ${formatDay(ended)}. Your account stays as you left it. You see the price before you pay.`}
      >
        <RejoinPanel label="Renew membership" />
      </JoinFrame>
    );
  return (
    <JoinFrame
      title="Your membership"
      lead={`${user.first_name}, your account is here: everything in it stays as you left it. You see the price before you pay.`}
    >
      <RejoinPanel label="Become a member" />
    </JoinFrame>
  );
}

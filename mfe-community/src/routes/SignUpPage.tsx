import { useUser } from '@athenaeum/shell-contract';
import { LinkButton, TextLink } from '@athenaeum/shared-ui';
import { JoinFrame } from '../components/JoinFrame';
import { LOGIN, RejoinPanel, SignUpForm } from '../features/signUp';

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
  if (!user.roles.includes('member'))
    return (
      <JoinFrame
        title="Become a member"
        lead={`${user.first_name}, your account is here: everything in it stays as you left it. You see the price before you pay.`}
      >
        <RejoinPanel />
      </JoinFrame>
    );
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

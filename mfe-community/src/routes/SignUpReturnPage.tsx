import { Navigate, usePlatform, useUser } from '@athenaeum/shell-contract';
import { ErrorPanel, LinkButton, Notice } from '@athenaeum/shared-ui';
import { useEffect } from 'react';
import { FAILED } from '../components/callRest';
import { JoinFrame } from '../components/JoinFrame';
import { LOGIN, type Standing, useStanding } from '../features/signUp';

/** `/sign-up/return`: back from the payment. It may take a while until the provider has told of it. */
export default function SignUpReturnPage() {
  const watched = useStanding();
  if (watched.state === 'failed')
    return (
      <JoinFrame title="One moment, please">
        <ErrorPanel headingLevel={2} title={FAILED} onRetry={watched.retry} />
      </JoinFrame>
    );
  if (watched.state === 'none')
    return (
      <JoinFrame
        title="This checkout was begun elsewhere"
        lead="If you have paid, the mail we have sent you leads on from any device."
      >
        <Ways />
      </JoinFrame>
    );
  if (watched.state === 'asking') return <JoinFrame title="One moment, please" />;
  return <Arrived {...watched} />;
}

function Arrived({ standing: { status, next, email }, isLate }: { standing: Standing; isLate: boolean }) {
  if (status === 'refused' || status === 'expired')
    return (
      <JoinFrame title="The payment did not go through" lead="Nothing was paid. You can try again.">
        <div>
          <LinkButton large href="/sign-up">
            Back to sign up
          </LinkButton>
        </div>
      </JoinFrame>
    );
  if (next === 'password') return <Navigate to="/sign-up/password" replace />;
  if (next === 'sign-in') return <MemberAgain />;
  if (next === 'mail')
    return (
      <JoinFrame
        title="Please open your mail"
        lead={`Your membership is paid. We have sent the way in to ${email}.`}
      >
        <Ways />
      </JoinFrame>
    );
  return (
    <JoinFrame title="One moment, please" lead="Your payment is being confirmed.">
      <Notice>
        {isLate
          ? 'It takes longer than usual. You can close this page: as soon as it is confirmed, we send you a mail that leads on.'
          : 'This page goes on by itself.'}
      </Notice>
    </JoinFrame>
  );
}

/** Her account was there before, and is a member's from now on. */
function MemberAgain() {
  const user = useUser();
  const { refreshSession } = usePlatform();
  useEffect(() => void refreshSession(), [refreshSession]);
  return (
    <JoinFrame title="Welcome back" lead="Your membership is paid.">
      <div>
        <LinkButton large href={user ? '/' : LOGIN}>
          {user ? 'Go to Home' : 'Sign in'}
        </LinkButton>
      </div>
    </JoinFrame>
  );
}

const Ways = () => (
  <div>
    <LinkButton large look="outlined" href={LOGIN}>
      Sign in
    </LinkButton>
  </div>
);

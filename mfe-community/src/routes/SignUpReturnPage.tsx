import { Navigate, usePlatform, useUser } from '@athenaeum/shell-contract';
import { ErrorPanel, LinkButton, Notice } from '@athenaeum/shared-ui';
import { useEffect } from 'react';
import { JoinFrame } from '../components/JoinFrame';
import { restText } from '../components/rest.messages';
import { LOGIN, type PaymentStatus, usePaymentStatus } from '../features/signUp';
import { signUpPagesText } from './signUpPages.messages';

/** `/sign-up/return`: back from the payment. It may take a while until the provider confirms it. */
export default function SignUpReturnPage() {
  const watched = usePaymentStatus();
  if (watched.state === 'unreachable')
    return (
      <JoinFrame title={signUpPagesText.wait}>
        <ErrorPanel headingLevel={2} title={restText.failed} onRetry={watched.retry} />
      </JoinFrame>
    );
  if (watched.state === 'noCheckout')
    return (
      <JoinFrame title={signUpPagesText.elsewhere} lead={signUpPagesText.elsewhereLead}>
        <Ways />
      </JoinFrame>
    );
  if (watched.state === 'loading') return <JoinFrame title={signUpPagesText.wait} />;
  return <Arrived {...watched} />;
}

function Arrived({ status: { status, next, email }, isLate }: { status: PaymentStatus; isLate: boolean }) {
  if (status === 'refused' || status === 'expired')
    return (
      <JoinFrame title={signUpPagesText.notPaid} lead={signUpPagesText.notPaidLead}>
        <div>
          <LinkButton large href="/sign-up">
            {signUpPagesText.back}
          </LinkButton>
        </div>
      </JoinFrame>
    );
  if (next === 'password') return <Navigate to="/sign-up/password" replace />;
  if (next === 'sign-in') return <MemberAgain />;
  if (next === 'mail')
    return (
      <JoinFrame title={signUpPagesText.openMail} lead={signUpPagesText.mailSent({ email })}>
        <Ways />
      </JoinFrame>
    );
  return (
    <JoinFrame title={signUpPagesText.wait} lead={signUpPagesText.confirming}>
      <Notice>{isLate ? signUpPagesText.isLate : signUpPagesText.goesOn}</Notice>
    </JoinFrame>
  );
}

/** The account existed before, and has become a member's. */
function MemberAgain() {
  const user = useUser();
  const { refreshSession } = usePlatform();
  useEffect(() => void refreshSession(), [refreshSession]);
  return (
    <JoinFrame title={signUpPagesText.welcomeBack} lead={signUpPagesText.paid}>
      <div>
        <LinkButton large href={user ? '/' : LOGIN}>
          {user ? signUpPagesText.home : signUpPagesText.signIn}
        </LinkButton>
      </div>
    </JoinFrame>
  );
}

const Ways = () => (
  <div>
    <LinkButton large look="outlined" href={LOGIN}>
      {signUpPagesText.signIn}
    </LinkButton>
  </div>
);

import { useLocation, usePlatform } from '@athenaeum/shell-contract';
import { Loading, RichText, Skeleton, TextLink } from '@athenaeum/shared-ui';
import { type ReactNode, useEffect, useState } from 'react';
import { JoinFrame } from '../components/JoinFrame';
import { assignLocation } from '@athenaeum/shell-contract/location';
import { NewLinkForm, tokenIn, SetPasswordForm } from '../features/setPassword';
import { LOGIN, usePaymentStatus } from '../features/signUp';
import { setPasswordPageText } from './setPasswordPage.messages';

const INTAKE = '/intake-form';
const REDIRECT_DELAY_MS = 1500;

/** `/sign-up/password`: from the checkout in the browser that began it, from the link of the mail in any other. */
export default function SetPasswordPage() {
  const right = tokenIn(useLocation().hash);
  const [isDone, setDone] = useState(false);
  const [isUnusable, setUnusable] = useState(false);

  if (isDone) return <YouAreIn />;
  if (isUnusable) return <Unusable />;
  const form = (
    <JoinFrame title={setPasswordPageText.title} lead={setPasswordPageText.lead}>
      <SetPasswordForm right={right} onDone={() => setDone(true)} onUnusable={() => setUnusable(true)} />
    </JoinFrame>
  );
  return right ? form : <AfterCheckout>{form}</AfterCheckout>;
}

/** Without a link it depends on the checkout that this browser has begun. */
function AfterCheckout({ children }: { children: ReactNode }) {
  const watched = usePaymentStatus();
  if (watched.state === 'loading')
    return (
      <JoinFrame title={setPasswordPageText.title}>
        <Loading label={setPasswordPageText.looking}>
          <Skeleton $height="320px" />
        </Loading>
      </JoinFrame>
    );
  return watched.state === 'known' && watched.status.next === 'password' ? children : <Unusable />;
}

/** Signed in from here on: the next page is a full page load. */
function YouAreIn() {
  const { href } = usePlatform();
  useEffect(() => {
    const timer = window.setTimeout(() => assignLocation(href(INTAKE)), REDIRECT_DELAY_MS);
    return () => window.clearTimeout(timer);
  }, [href]);
  return <JoinFrame title={setPasswordPageText.isIn} lead={setPasswordPageText.isInLead} />;
}

const Unusable = () => (
  <JoinFrame title={setPasswordPageText.unusable} lead={setPasswordPageText.unusableLead}>
    <NewLinkForm />
    <p>
      <RichText
        text={setPasswordPageText.hasPassword}
        parts={{ link: (words) => <TextLink href={LOGIN}>{words}</TextLink> }}
      />
    </p>
  </JoinFrame>
);

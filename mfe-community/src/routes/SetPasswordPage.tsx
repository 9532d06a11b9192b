import { useLocation, usePlatform } from '@athenaeum/shell-contract';
import { Loading, Skeleton, TextLink } from '@athenaeum/shared-ui';
import { type ReactNode, useEffect, useState } from 'react';
import { JoinFrame } from '../components/JoinFrame';
import { leaveFor } from '../components/leaveFor';
import { NewLinkForm, rightIn, SetPasswordForm } from '../features/setPassword';
import { LOGIN, useStanding } from '../features/signUp';

const INTAKE = '/intake-form';
const LONG_ENOUGH_TO_READ = 1500;

/** `/sign-up/password`: from the checkout in the browser that began it, from the link of the mail in any other. */
export default function SetPasswordPage() {
  const right = rightIn(useLocation().hash);
  const [isDone, setDone] = useState(false);
  const [isUnusable, setUnusable] = useState(false);

  if (isDone) return <YouAreIn />;
  if (isUnusable) return <Unusable />;
  const form = (
    <JoinFrame title="Set your password" lead="Your membership is paid. One step, and you are in.">
      <SetPasswordForm right={right} onDone={() => setDone(true)} onUnusable={() => setUnusable(true)} />
    </JoinFrame>
  );
  return right ? form : <AfterCheckout>{form}</AfterCheckout>;
}

/** Without a link it depends on what this browser has begun. */
function AfterCheckout({ children }: { children: ReactNode }) {
  const watched = useStanding();
  if (watched.state === 'asking')
    return (
      <JoinFrame title="Set your password">
        <Loading label="Looking for your payment">
          <Skeleton $height="320px" />
        </Loading>
      </JoinFrame>
    );
  return watched.state === 'known' && watched.standing.next === 'password' ? children : <Unusable />;
}

/** She is signed in from here on: what follows is loaded anew, as hers. */
function YouAreIn() {
  const { href } = usePlatform();
  useEffect(() => {
    const timer = window.setTimeout(() => leaveFor(href(INTAKE)), LONG_ENOUGH_TO_READ);
    return () => window.clearTimeout(timer);
  }, [href]);
  return (
    <JoinFrame
      title="You're in! Give us a minute to create your account..."
      lead="A few questions follow, so that the room knows who comes in."
    />
  );
}

const Unusable = () => (
  <JoinFrame
    title="This link does not work any more"
    lead="It works once, for 60 minutes. We send you another."
  >
    <NewLinkForm />
    <p>
      Have a password? <TextLink href={LOGIN}>Log in</TextLink>
    </p>
  </JoinFrame>
);

import { LinkButton } from '@athenaeum/shared-ui';
import { JoinFrame } from '../components/JoinFrame';

/** `/sign-up/cancelled`: she left the payment. */
export default function SignUpCancelledPage() {
  return (
    <JoinFrame title="Nothing was paid" lead="Whenever you like, you can go on from here.">
      <div>
        <LinkButton large href="/sign-up">
          Back to sign up
        </LinkButton>
      </div>
    </JoinFrame>
  );
}

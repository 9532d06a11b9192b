import { LinkButton } from '@athenaeum/shared-ui';
import { JoinFrame } from '../components/JoinFrame';
import { signUpPagesText } from './signUpPages.messages';

/** `/sign-up/cancelled`: the payment was cancelled. */
export default function SignUpCancelledPage() {
  return (
    <JoinFrame title={signUpPagesText.cancelled} lead={signUpPagesText.cancelledLead}>
      <div>
        <LinkButton large href="/sign-up">
          {signUpPagesText.back}
        </LinkButton>
      </div>
    </JoinFrame>
  );
}

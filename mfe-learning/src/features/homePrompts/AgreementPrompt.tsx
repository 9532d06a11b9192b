import { Notice, TextLink } from '@athenaeum/shared-ui';
import { Pinned } from './Pinned';

/** Her intake is done and the agreement is not: stays until she has accepted it. */
export function AgreementPrompt() {
  return (
    <Pinned>
      <Notice
        tone="amber"
        title="One thing is left before you begin."
        action={
          <TextLink look="more" href="/member-agreement">
            Read it
          </TextLink>
        }
      >
        Please accept the member agreement.
      </Notice>
    </Pinned>
  );
}

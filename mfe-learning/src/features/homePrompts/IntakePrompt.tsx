import { Notice, TextLink } from '@athenaeum/shared-ui';
import { Pinned } from './Pinned';

/** Her intake waits where she has left it. */
export function IntakePrompt() {
  return (
    <Pinned>
      <Notice
        tone="amber"
        title="Your intake is not finished."
        action={
          <TextLink look="more" href="/intake-form">
            Go on
          </TextLink>
        }
      >
        Your answers are kept.
      </Notice>
    </Pinned>
  );
}

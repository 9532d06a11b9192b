import { Notice, TextLink } from '@athenaeum/shared-ui';
import { homePromptsText } from './homePrompts.messages';
import { Pinned } from './Pinned';

/** Leads back to an unfinished intake. */
export function IntakePrompt() {
  return (
    <Pinned>
      <Notice
        tone="amber"
        title={homePromptsText.intake}
        action={
          <TextLink look="more" href="/intake-form">
            {homePromptsText.goOn}
          </TextLink>
        }
      >
        {homePromptsText.intakeKept}
      </Notice>
    </Pinned>
  );
}

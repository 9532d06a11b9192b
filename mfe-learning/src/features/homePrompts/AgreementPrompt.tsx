import { Notice, TextLink } from '@athenaeum/shared-ui';
import { homePromptsText } from './homePrompts.messages';
import { Pinned } from './Pinned';

/** The intake is done and the agreement is not accepted: stays until it is. */
export function AgreementPrompt() {
  return (
    <Pinned>
      <Notice
        tone="amber"
        title={homePromptsText.agreement}
        action={
          <TextLink look="more" href="/member-agreement">
            {homePromptsText.readAgreement}
          </TextLink>
        }
      >
        {homePromptsText.agreementWhat}
      </Notice>
    </Pinned>
  );
}

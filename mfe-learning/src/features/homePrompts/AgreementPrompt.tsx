import { Notice, TextLink } from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';

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

const Pinned = styled.div`
  position: fixed;
  z-index: ${token.layer.sticky};
  inset: auto ${token.gutter} ${token.gutter};
  max-width: 640px;
  margin-inline: auto;
  border-radius: ${token.radius[12]};
  box-shadow: ${token.shadow.float};
`;

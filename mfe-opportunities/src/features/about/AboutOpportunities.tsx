import { Accordion, Card, Cover, LinkButton, Meta, Stack } from '@athenaeum/shared-ui';
import { media, token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';
import { aboutText } from './aboutOpportunities.messages';

/** The panel of the board: how to share a role, and how to apply. */
export function AboutOpportunities() {
  return (
    <>
      <Share>
        <Picture slug="post-an-opportunity" composition="arcade" />
        <Stack $gap={16}>
          <Stack $gap={8}>
            <h2>{aboutText.know}</h2>
            <Meta>{aboutText.knowWhy}</Meta>
          </Stack>
          <LinkButton block href="/opportunities/intake">
            {aboutText.post}
          </LinkButton>
        </Stack>
      </Share>
      <div>
        <Accordion title={aboutText.support} defaultOpen>
          {aboutText.supportHow}
        </Accordion>
        <Accordion title={aboutText.guidelines}>{aboutText.guidelinesHow}</Accordion>
        <Accordion title={aboutText.share}>{aboutText.shareHow}</Accordion>
      </div>
    </>
  );
}

const Picture = styled(Cover)`
  ${media.from(600)} {
    height: 100%;
    aspect-ratio: auto;
  }
`;

const Share = styled(Card)`
  overflow: hidden;

  & > :first-child {
    border-radius: 0;
  }

  & > :last-child {
    padding: ${token.space[24]};
  }

  & h2 {
    font-size: ${token.text[24]};
    line-height: ${token.leading.snug};
  }

  ${media.under(600)} {
    & > :last-child {
      padding: ${token.space[16]};
    }
  }

  ${media.from(600)} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    align-items: center;
  }

  ${media.from(1070)} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
  }
`;

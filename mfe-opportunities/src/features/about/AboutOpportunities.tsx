import { Accordion, Card, Cover, LinkButton, Meta, Stack } from '@athenaeum/shared-ui';
import { media, token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';

/** The panel beside the board: how to share a role, and how applying goes. */
export function AboutOpportunities() {
  return (
    <>
      <Share>
        <Cover slug="post-an-opportunity" composition="arcade" />
        <Stack $gap={16}>
          <Stack $gap={8}>
            <h2>Know of a seat?</h2>
            <Meta>Put it in front of women who are ready.</Meta>
          </Stack>
          <LinkButton block href="/opportunities/intake">
            Post an Opportunity
          </LinkButton>
        </Stack>
      </Share>
      <div>
        <Accordion title="How We Support You" defaultOpen>
          Board support reads every application, writes to you within five working days and prepares you for
          the first conversation.
        </Accordion>
        <Accordion title="Submission Guidelines">
          Apply with a current CV and, if you have one, a board biography. Write your pitch in the third
          person, in about 250 words: what you would bring to this seat, and why now.
        </Accordion>
        <Accordion title="Share Your Opportunities For Free">
          Anyone may share a role: a decision maker, a recruiter or somebody who recommends. Board support
          reviews it before members see it.
        </Accordion>
      </div>
    </>
  );
}

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

  /* Below the board and as wide as it: the picture beside the words. */
  ${media.from(600)} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    align-items: center;
  }

  ${media.from(1070)} {
    display: block;
  }
`;

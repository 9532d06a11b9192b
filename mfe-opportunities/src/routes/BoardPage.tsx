import { Accordion, Container, PageHeading, Split } from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';
import { Board } from '../features/board';

export function BoardPage() {
  return (
    <Page>
      <PageHeading
        title="Opportunities"
        lead="Board and executive roles, shared with us before the search firms write the brief."
      />
      <Split>
        <Board />
        <aside aria-label="About opportunities">
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
        </aside>
      </Split>
    </Page>
  );
}

const Page = styled(Container)`
  padding-block: ${token.space[32]} ${token.space[64]};
`;

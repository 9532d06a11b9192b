import { useLive } from '@athenaeum/shell-contract';
import { LinkButton, PageFrame, PageHeading } from '@athenaeum/shared-ui';
import { CoachSessions, coachSessionsText } from '../features/coachSessions';
import { sessionLive } from '../live';

export default function CoachSessionsPage() {
  useLive(sessionLive);
  return (
    <PageFrame>
      <PageHeading
        title={coachSessionsText.title}
        lead={coachSessionsText.lead}
        actions={
          <LinkButton look="outlined" href="/expert-strategists/desk/availability">
            {coachSessionsText.availability}
          </LinkButton>
        }
      />
      <CoachSessions />
    </PageFrame>
  );
}

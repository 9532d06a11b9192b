import { LinkButton, PageHeading } from '@athenaeum/shared-ui';
import { PageFrame } from '../components/PageFrame';
import { CoachSessions } from '../features/coachSessions';

export default function CoachSessionsPage() {
  return (
    <PageFrame>
      <PageHeading
        title="Coaching Sessions"
        lead="The members who have booked you."
        actions={
          <LinkButton look="outlined" href="/expert-strategists/desk/availability">
            Your Availability
          </LinkButton>
        }
      />
      <CoachSessions />
    </PageFrame>
  );
}

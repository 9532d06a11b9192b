import { PageHeading } from '@athenaeum/shared-ui';
import { PageFrame } from '../components/PageFrame';
import { Availability } from '../features/availability';

export default function CoachAvailabilityPage() {
  return (
    <PageFrame>
      <PageHeading title="Your Availability" lead="When members can book you." />
      <Availability />
    </PageFrame>
  );
}

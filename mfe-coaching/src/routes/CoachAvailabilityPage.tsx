import { PageFrame, PageHeading } from '@athenaeum/shared-ui';
import { Availability, availabilityText } from '../features/availability';

export default function CoachAvailabilityPage() {
  return (
    <PageFrame>
      <PageHeading title={availabilityText.title} lead={availabilityText.lead} />
      <Availability />
    </PageFrame>
  );
}

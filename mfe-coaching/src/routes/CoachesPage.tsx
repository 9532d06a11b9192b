import { PageFrame, PageHeading } from '@athenaeum/shared-ui';
import { CoachDirectory, coachDirectoryText } from '../features/coachDirectory';

export function CoachesPage() {
  return (
    <PageFrame>
      <PageHeading title={coachDirectoryText.title} lead={coachDirectoryText.lead} />
      <CoachDirectory />
    </PageFrame>
  );
}

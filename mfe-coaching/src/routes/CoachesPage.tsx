import type { Prefetch } from '@athenaeum/shell-contract';
import { PageFrame, PageHeading } from '@athenaeum/shared-ui';
import { CoachDirectory, coachDirectoryText, prefetchCoaches } from '../features/coachDirectory';
import { prefetchCoachingTime } from '../features/creditsWidget';

export const prefetch: Prefetch = () => [prefetchCoaches(), prefetchCoachingTime()];

export default function CoachesPage() {
  return (
    <PageFrame>
      <PageHeading title={coachDirectoryText.title} lead={coachDirectoryText.lead} />
      <CoachDirectory />
    </PageFrame>
  );
}

import { PageFrame } from '@athenaeum/shared-ui';
import { type Prefetch, useParams } from '@athenaeum/shell-contract';
import { CoachCategory, prefetchCategory, prefetchCoaches } from '../features/coachDirectory';
import { prefetchCoachingTime } from '../features/creditsWidget';

export const prefetch: Prefetch = ({ slug = '' }) => [
  prefetchCategory(slug),
  prefetchCoaches(),
  prefetchCoachingTime(),
];

export default function CoachCategoryPage() {
  const { slug = '' } = useParams();
  return (
    <PageFrame>
      <CoachCategory key={slug} slug={slug} />
    </PageFrame>
  );
}

import { PageFrame } from '@athenaeum/shared-ui';
import { type Prefetch, useParams } from '@athenaeum/shell-contract';
import { GoalListing, prefetchGoal } from '../features/listing';

export const prefetch: Prefetch = ({ slug = '' }) => [prefetchGoal(slug)];

export default function GoalPage() {
  const { slug = '' } = useParams();
  return (
    <PageFrame>
      <GoalListing key={slug} slug={slug} />
    </PageFrame>
  );
}

import { PageFrame } from '@athenaeum/shared-ui';
import { useParams } from '@athenaeum/shell-contract';
import { GoalListing } from '../features/listing';

export { prefetchGoal } from '../features/listing';

export default function GoalPage() {
  const { slug = '' } = useParams();
  return (
    <PageFrame>
      <GoalListing key={slug} slug={slug} />
    </PageFrame>
  );
}

import { PageFrame } from '@athenaeum/shared-ui';
import { useParams } from '@athenaeum/shell-contract';
import { CoachCategory } from '../features/coachDirectory';

export { prefetchCategory } from '../features/coachDirectory';

export default function CoachCategoryPage() {
  const { slug = '' } = useParams();
  return (
    <PageFrame>
      <CoachCategory key={slug} slug={slug} />
    </PageFrame>
  );
}

import { PageFrame } from '@athenaeum/shared-ui';
import { useParams } from '@athenaeum/shell-contract';
import { ViewAll } from '../features/viewAll';

export { prefetchAll } from '../features/viewAll';

export default function ViewAllPage() {
  const { slug = '' } = useParams();
  return (
    <PageFrame>
      <ViewAll key={slug} slug={slug} />
    </PageFrame>
  );
}

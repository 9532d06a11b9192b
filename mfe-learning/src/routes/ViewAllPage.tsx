import { useParams } from '@athenaeum/shell-contract';
import { PageFrame } from '../components/PageFrame';
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

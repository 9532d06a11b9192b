import { PageFrame } from '@athenaeum/shared-ui';
import { type Prefetch, useParams } from '@athenaeum/shell-contract';
import { prefetchAll, ViewAll } from '../features/viewAll';

export const prefetch: Prefetch = ({ slug = '' }) => prefetchAll(slug);

export default function ViewAllPage() {
  const { slug = '' } = useParams();
  return (
    <PageFrame>
      <ViewAll key={slug} slug={slug} />
    </PageFrame>
  );
}

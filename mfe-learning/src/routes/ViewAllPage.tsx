import { PageFrame } from '@athenaeum/shared-ui';
import { type Prefetch, useParams } from '@athenaeum/shell-contract';
import { prefetchAll, ViewAll } from '../features/viewAll';

/** The one list with an address of its own, as it is for members alone. */
const WITHOUT_PARAMETER = 'recommended-for-you';

export const prefetch: Prefetch = ({ slug = WITHOUT_PARAMETER }) => prefetchAll(slug);

export default function ViewAllPage() {
  const { slug = WITHOUT_PARAMETER } = useParams();
  return (
    <PageFrame>
      <ViewAll key={slug} slug={slug} />
    </PageFrame>
  );
}

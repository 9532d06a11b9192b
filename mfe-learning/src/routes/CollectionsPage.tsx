import { PageFrame } from '@athenaeum/shared-ui';
import { Collections } from '../features/viewAll';

export { prefetchAll } from '../features/viewAll';

export default function CollectionsPage() {
  return (
    <PageFrame>
      <Collections />
    </PageFrame>
  );
}

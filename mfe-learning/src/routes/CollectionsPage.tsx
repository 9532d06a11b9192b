import { PageFrame } from '../components/PageFrame';
import { Collections } from '../features/viewAll';

export { prefetchAll } from '../features/viewAll';

export default function CollectionsPage() {
  return (
    <PageFrame>
      <Collections />
    </PageFrame>
  );
}

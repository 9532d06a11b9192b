import { PageFrame } from '../components/PageFrame';
import { Pathways } from '../features/viewAll';

export { prefetchAll } from '../features/viewAll';

export default function PathwaysPage() {
  return (
    <PageFrame>
      <Pathways />
    </PageFrame>
  );
}

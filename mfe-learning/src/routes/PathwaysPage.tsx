import { PageFrame } from '@athenaeum/shared-ui';
import { Pathways } from '../features/viewAll';

export { prefetchAll } from '../features/viewAll';

export default function PathwaysPage() {
  return (
    <PageFrame>
      <Pathways />
    </PageFrame>
  );
}

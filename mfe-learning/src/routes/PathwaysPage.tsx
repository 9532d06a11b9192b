import type { Prefetch } from '@athenaeum/shell-contract';
import { PageFrame } from '@athenaeum/shared-ui';
import { Pathways, prefetchAll } from '../features/viewAll';

export const prefetch: Prefetch = () => prefetchAll('pathways');

export default function PathwaysPage() {
  return (
    <PageFrame>
      <Pathways />
    </PageFrame>
  );
}

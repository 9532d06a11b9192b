import type { Prefetch } from '@athenaeum/shell-contract';
import { PageFrame } from '@athenaeum/shared-ui';
import { Collections, prefetchAll } from '../features/viewAll';

export const prefetch: Prefetch = () => prefetchAll('collections');

export default function CollectionsPage() {
  return (
    <PageFrame>
      <Collections />
    </PageFrame>
  );
}

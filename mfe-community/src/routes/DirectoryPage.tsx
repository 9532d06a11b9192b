import type { Prefetch } from '@athenaeum/shell-contract';
import { PageFrame, PageHeading } from '@athenaeum/shared-ui';
import { Directory, prefetchDirectory } from '../features/directory';
import { directoryPageText } from './directoryPage.messages';

export const prefetch: Prefetch = (_params, search) => [prefetchDirectory(search)];

export default function DirectoryPage() {
  return (
    <PageFrame>
      <PageHeading title={directoryPageText.title} lead={directoryPageText.lead} />
      <Directory />
    </PageFrame>
  );
}

import { PageFrame, PageHeading } from '@athenaeum/shared-ui';
import { Directory } from '../features/directory';
import { directoryPageText } from './directoryPage.messages';

export function DirectoryPage() {
  return (
    <PageFrame>
      <PageHeading title={directoryPageText.title} lead={directoryPageText.lead} />
      <Directory />
    </PageFrame>
  );
}

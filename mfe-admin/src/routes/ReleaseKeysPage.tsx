import { OperationsFrame } from '../components/operationsPage';
import { RegisterKeyButton, ReleaseKeys } from '../features/releaseKeys';
import { pagesText } from './pages.messages';

/** `/admin/operations/keys` */
export default function ReleaseKeysPage() {
  return (
    <OperationsFrame
      title={pagesText.releaseKeys}
      lead={pagesText.releaseKeysAbout}
      actions={<RegisterKeyButton />}
    >
      <ReleaseKeys />
    </OperationsFrame>
  );
}

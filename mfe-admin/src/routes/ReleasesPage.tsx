import { useParams } from '@athenaeum/shell-contract';
import { OperationsFrame } from '../components/operationsPage';
import { ReleaseHistory } from '../features/releaseHistory';
import { pagesText } from './pages.messages';

/** `/admin/operations/releases/:remote` */
export default function ReleasesPage() {
  const { remote = '' } = useParams();
  return (
    <OperationsFrame
      title={pagesText.releasesOf({ remote })}
      back={{ href: '/admin/operations/health', label: pagesText.health }}
    >
      <ReleaseHistory remote={remote} />
    </OperationsFrame>
  );
}

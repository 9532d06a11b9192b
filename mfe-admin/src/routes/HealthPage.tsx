import { Stack } from '@athenaeum/shared-ui';
import { OperationsFrame } from '../components/operationsPage';
import { HealthOfAreas } from '../features/areas';
import { ReleasesOfAreas } from '../features/releases';
import { pagesText } from './pages.messages';

/** `/admin/operations/health` */
export default function HealthPage() {
  return (
    <OperationsFrame title={pagesText.health}>
      <Stack $gap={32}>
        <HealthOfAreas />
        <ReleasesOfAreas />
      </Stack>
    </OperationsFrame>
  );
}

import { Stack } from '@athenaeum/shared-ui';
import { OperationsFrame } from '../components/operationsPage';
import { HealthOfAreas } from '../features/areas';
import { ReleasesOfAreas } from '../features/releases';

/** `/admin/operations/health` */
export default function HealthPage() {
  return (
    <OperationsFrame title="Health of areas">
      <Stack $gap={32}>
        <HealthOfAreas />
        <ReleasesOfAreas />
      </Stack>
    </OperationsFrame>
  );
}

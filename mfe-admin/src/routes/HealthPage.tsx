import { OperationsFrame } from '../components/operationsPage';
import { HealthOfAreas } from '../features/areas';

/** `/admin/operations/health` */
export default function HealthPage() {
  return (
    <OperationsFrame title="Health of areas">
      <HealthOfAreas />
    </OperationsFrame>
  );
}

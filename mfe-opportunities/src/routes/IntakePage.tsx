import { useParams } from '@athenaeum/shell-contract';
import { Intake } from '../features/intake';

/** `/opportunities/intake` and the steps at `/opportunity-intake/`: anybody shares an opportunity, signed in or not. */
export default function IntakePage() {
  const { step } = useParams();
  return <Intake step={step} />;
}

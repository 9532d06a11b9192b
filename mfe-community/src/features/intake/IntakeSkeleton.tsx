import { WizardSkeleton } from '@athenaeum/shared-ui';
import { intakeText } from './intake.messages';

export const IntakeSkeleton = () => <WizardSkeleton label={intakeText.loading} />;

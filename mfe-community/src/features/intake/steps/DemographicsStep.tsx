import { intakeText } from '../intake.messages';
import { DEMOGRAPHICS } from '../questions/demographics';
import { StepForm, type StepProps } from '../StepForm';

export const DemographicsStep = ({ me }: StepProps) => (
  <StepForm
    me={me}
    step="demographics"
    title={intakeText.demographicsTitle}
    lead={intakeText.demographicsLead}
    questions={DEMOGRAPHICS}
  />
);

import { DEMOGRAPHICS } from '../questions/demographics';
import { StepForm, type StepProps } from '../StepForm';

export const DemographicsStep = ({ me }: StepProps) => (
  <StepForm
    me={me}
    step="demographics"
    title="About you"
    lead="All of them are optional, and yours to change at any time."
    questions={DEMOGRAPHICS}
  />
);

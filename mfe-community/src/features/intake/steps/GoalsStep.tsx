import { intakeText } from '../intake.messages';
import { GOALS } from '../questions/goals';
import { StepForm, type StepProps } from '../StepForm';

export const GoalsStep = ({ me }: StepProps) => (
  <StepForm
    me={me}
    step="goals"
    title={intakeText.goalsTitle}
    lead={intakeText.goalsLead}
    questions={GOALS}
  />
);

import { GOALS } from '../questions/goals';
import { StepForm, type StepProps } from '../StepForm';

export const GoalsStep = ({ me }: StepProps) => (
  <StepForm
    me={me}
    step="goals"
    title="What do you want to achieve?"
    lead="They decide what we recommend to you, and only you see them. You can change them at any time."
    questions={GOALS}
  />
);

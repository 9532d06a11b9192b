import { dateFormat } from '@athenaeum/common/dates';
import { WizardFrame } from '@athenaeum/shared-ui';
import { INTAKE_STEPS, type IntakeStep } from '@athenaeum/users-contract';
import type { ReactNode } from 'react';
import { intakeText } from './intake.messages';
import { stepNameText } from './stepName.messages';
import { stepIndex, stepPath } from './steps';

interface IntakeFrameProps {
  step: IntakeStep;
  /** The furthest step the member has come to: those before it are done. */
  reached: IntakeStep;
  /** Epoch ms of the last answer that was saved in this visit. */
  savedAt?: number | null;
  isSaving?: boolean;
  children: ReactNode;
}

/** The frame of a step, with links back to those that are done. */
export const IntakeFrame = ({
  step,
  reached,
  savedAt = null,
  isSaving = false,
  children,
}: IntakeFrameProps) => (
  <WizardFrame
    label={intakeText.steps}
    current={stepIndex(step)}
    steps={INTAKE_STEPS.map((name) => {
      const isDone = stepIndex(name) < stepIndex(reached);
      return { label: stepNameText[name], done: isDone, ...(isDone && { href: stepPath(name) }) };
    })}
    saved={savedText(savedAt, isSaving)}
    isSaving={isSaving}
    later={{ label: intakeText.finishLater, href: '/', hint: intakeText.later }}
  >
    {children}
  </WizardFrame>
);

function savedText(savedAt: number | null, isSaving: boolean): string | null {
  if (isSaving) return intakeText.saving;
  if (savedAt === null) return null;
  const time = dateFormat({ hour: 'numeric', minute: '2-digit', hourCycle: 'h23' }).format(savedAt);
  return intakeText.saved({ time });
}

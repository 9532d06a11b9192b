import { lazyRoute, Navigate } from '@athenaeum/shell-contract';
import type { ReactNode } from 'react';
import { Finished } from './Finished';
import type { Newcomer } from './intake.api';
import { INTAKE, isStep, placeOf, stepPath } from './steps';
import { DemographicsStep } from './steps/DemographicsStep';
import { GoalsStep } from './steps/GoalsStep';
import { PhotoStep } from './steps/PhotoStep';
import { WelcomeStep } from './steps/WelcomeStep';
import { reachedBy } from './useReachedStep';

const ExperienceStep = lazyRoute(() => import('./steps/ExperienceStep'));

interface IntakeProps {
  me: Newcomer;
  /** `update_date` of the agreement in force. */
  agreement: number | null;
  /** Of the address; without one she is led to where she is. */
  step: string | undefined;
  /** The last step, which knows how friends are invited. */
  invite: ReactNode;
}

/** The step of the address, no further than she has come; what follows the intake once it is done. */
export function Intake({ me, agreement, step, invite }: IntakeProps) {
  if (me.intake_form_submitted)
    return step === undefined ? <Finished me={me} /> : <Navigate to={INTAKE} replace />;
  const reached = reachedBy(me);
  if (!isStep(step) || placeOf(step) > placeOf(reached)) return <Navigate to={stepPath(reached)} replace />;
  switch (step) {
    case 'welcome':
      return <WelcomeStep me={me} agreement={agreement} />;
    case 'goals':
      return <GoalsStep me={me} />;
    case 'experience':
      return <ExperienceStep />;
    case 'demographics':
      return <DemographicsStep me={me} />;
    case 'profile':
      return <PhotoStep me={me} />;
    case 'invite':
      return invite;
  }
}

import { lazyRoute, Navigate } from '@athenaeum/shell-contract';
import type { ReactNode } from 'react';
import { Finished } from './Finished';
import type { Newcomer } from './intake.api';
import { INTAKE, isStep, stepIndex, stepPath } from './steps';
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
  /** The step in the address; without one the member is redirected to the furthest step reached. */
  step: string | undefined;
  /** The last step, which is passed in because it invites friends. */
  invite: ReactNode;
}

/** The step in the address, no further than the member has come; the follow-up once the intake is done. */
export function Intake({ me, agreement, step, invite }: IntakeProps) {
  if (me.intake_form_submitted)
    return step === undefined ? <Finished me={me} /> : <Navigate to={INTAKE} replace />;
  const reached = reachedBy(me);
  if (!isStep(step) || stepIndex(step) > stepIndex(reached))
    return <Navigate to={stepPath(reached)} replace />;
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

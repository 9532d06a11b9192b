import { Navigate, useNavigate, usePageTitle, useUser } from '@athenaeum/shell-contract';
import { WizardFrame, WizardSkeleton } from '@athenaeum/shared-ui';
import { useEffect, useState } from 'react';
import { FieldsStep } from './FieldsStep';
import { intakeText, stepsText } from './intake.messages';
import { ReviewStep } from './ReviewStep';
import { INTAKE_STEPS, isStep, placeOf, stepPath } from './steps';
import { Submitted } from './Submitted';
import { usePosting } from './usePosting';

interface IntakeProps {
  /** The step in the address; without one the poster is redirected to the draft's step. */
  step: string | undefined;
}

/** Sharing an opportunity: four steps over one draft, the last of which sends it. */
export function Intake({ step }: IntakeProps) {
  const user = useUser();
  const posting = usePosting();
  const navigate = useNavigate();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { isRestored, reached, set, values, draft } = posting;
  const wanted = isStep(step) ? step : values.step;
  const isOpen = placeOf(wanted) <= placeOf(reached);
  const at = isStep(step) && isRestored && isOpen && sentTo === null ? step : null;
  usePageTitle(sentTo === null ? stepsText[wanted] : null);

  useEffect(() => {
    if (at) set('step', at);
  }, [at, set]);

  const begin = () => {
    setSentTo(null);
    draft.discard();
    void navigate(stepPath(INTAKE_STEPS[0]));
  };

  if (sentTo !== null) return <Submitted email={sentTo} onAnother={begin} />;
  if (!isRestored) return <WizardSkeleton label={intakeText.loading} />;
  if (!at) return <Navigate to={stepPath(isOpen ? wanted : reached)} replace />;
  return (
    <WizardFrame
      label={intakeText.steps}
      current={placeOf(at)}
      steps={INTAKE_STEPS.map((name) => {
        const done = posting.isDone(name, at);
        return { label: stepsText[name], done, ...(done && { href: stepPath(name) }) };
      })}
      saved={draft.savedText}
      later={{
        label: intakeText.later,
        href: user ? '/opportunities' : '/',
        hint: intakeText.laterHow,
      }}
    >
      {at === 'submit' ? (
        <ReviewStep posting={posting} onReset={begin} onSent={setSentTo} />
      ) : (
        <FieldsStep key={at} step={at} posting={posting} onReset={begin} />
      )}
    </WizardFrame>
  );
}

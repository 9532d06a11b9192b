import { Button, type ButtonLook, Hint, onDemandText, useOnDemand } from '@athenaeum/shared-ui';
import type { ReviewedCoachFragment } from './__generated__/reviewedCoach';

interface ReviewButtonProps {
  coach: ReviewedCoachFragment;
  look?: ButtonLook;
  children: string;
  /** An accessible name where a page has several. */
  name?: string;
}

/** Opens the survey. */
export function ReviewButton({ coach, look = 'quiet', children, name }: ReviewButtonProps) {
  const survey = useOnDemand(() => import('./Survey'));
  const Survey = survey.part?.Survey;
  return (
    <>
      <Button
        look={look}
        loading={survey.isLoading}
        aria-haspopup="dialog"
        aria-label={name}
        onClick={survey.open}
      >
        {children}
      </Button>
      {survey.hasFailed && <Hint role="alert">{onDemandText.notLoaded}</Hint>}
      {Survey && <Survey coach={coach} open={survey.isOpen} onClose={survey.close} />}
    </>
  );
}

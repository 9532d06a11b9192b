import { Dialog } from '@athenaeum/shared-ui';
import { coachSurveyText } from './coachSurvey.messages';
import type { ReviewedCoachFragment } from './__generated__/reviewedCoach';
import { SurveyForm } from './SurveyForm';

export interface SurveyProps {
  coach: ReviewedCoachFragment;
  open: boolean;
  onClose: () => void;
}

/** The survey dialog for a first or a changed review of a coach. */
export const Survey = ({ coach, open, onClose }: SurveyProps) => (
  <Dialog
    open={open}
    onClose={onClose}
    title={coach.my_review ? coachSurveyText.edit : coachSurveyText.leave}
    sheet
  >
    <SurveyForm coach={coach} onSaved={onClose} />
  </Dialog>
);

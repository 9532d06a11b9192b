import { Dialog } from '@athenaeum/shared-ui';
import type { ReviewedSalon } from './ReviewButton';
import { SurveyForm } from './SurveyForm';

export interface SurveyProps {
  salon: ReviewedSalon;
  open: boolean;
  onClose: () => void;
}

/** Asks what she thought of a salon, or what she thinks of it now. */
export const Survey = ({ salon, open, onClose }: SurveyProps) => (
  <Dialog open={open} onClose={onClose} title={salon.my_review ? 'Edit your review' : 'Leave a review'} sheet>
    <SurveyForm salon={salon} onSaved={onClose} />
  </Dialog>
);

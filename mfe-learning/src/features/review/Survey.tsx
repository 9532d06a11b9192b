import { Dialog } from '@athenaeum/shared-ui';
import type { Reviewed } from './ReviewButton';
import { surveyText } from './survey.messages';
import { SurveyForm } from './SurveyForm';

export interface SurveyProps {
  thing: Reviewed;
  open: boolean;
  onClose: () => void;
}

/** The survey dialog for a first or a changed review of a salon. */
export const Survey = ({ thing, open, onClose }: SurveyProps) => (
  <Dialog open={open} onClose={onClose} title={thing.my_review ? surveyText.edit : surveyText.leave} sheet>
    <SurveyForm thing={thing} onSaved={onClose} />
  </Dialog>
);

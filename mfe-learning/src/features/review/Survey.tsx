import { Dialog } from '@athenaeum/shared-ui';
import type { Reviewed } from './ReviewButton';
import { surveyText } from './survey.messages';
import { SurveyForm } from './SurveyForm';

export interface SurveyProps {
  thing: Reviewed;
  open: boolean;
  onClose: () => void;
}

/** Asks what she thought of a salon, or what she thinks of it now. */
export const Survey = ({ thing, open, onClose }: SurveyProps) => (
  <Dialog open={open} onClose={onClose} title={thing.my_review ? surveyText.edit : surveyText.leave} sheet>
    <SurveyForm thing={thing} onSaved={onClose} />
  </Dialog>
);

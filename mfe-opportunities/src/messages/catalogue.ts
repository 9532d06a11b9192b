import { contractCatalogue } from '@athenaeum/shell-contract/messages/catalogue';
import { boardFilterText } from '../components/boardFilter/boardFilter.messages';
import { opportunityDetailsText, termsText } from '../components/opportunityText/opportunityDetails.messages';
import { aboutText } from '../features/about/aboutOpportunities.messages';
import { applicationsText, nextText, withdrawText } from '../features/applications/applications.messages';
import { applyActionText } from '../features/apply/applyAction.messages';
import { applyFormText } from '../features/apply/applyForm.messages';
import { boardText, closedText } from '../features/board/board.messages';
import { choicesText, fieldHintsText, fieldsText, neededText } from '../features/intake/fields.messages';
import {
  companyText,
  intakeText,
  reviewText,
  stepsText,
  submittedText,
} from '../features/intake/intake.messages';
import { editFieldsText, editPostingText } from '../features/posted/editPosting.messages';
import { changePostingText, figuresText, postedText, stagesText } from '../features/posted/posted.messages';
import { saveFilterText } from '../features/savedFilters/saveFilter.messages';
import { savedFiltersText } from '../features/savedFilters/savedFilters.messages';

/** Every message of the area, by namespace. */
export const opportunitiesCatalogue = {
  ...contractCatalogue,
  aboutOpportunities: aboutText,
  applicationNext: nextText,
  applyAction: applyActionText,
  boardFilter: boardFilterText,
  changePosting: changePostingText,
  closedOpportunity: closedText,
  editPosting: editPostingText,
  editPostingFields: editFieldsText,
  myApplications: applicationsText,
  opportunityApplication: applyFormText,
  opportunityBoard: boardText,
  opportunityCompany: companyText,
  opportunityDetails: opportunityDetailsText,
  opportunityIntake: intakeText,
  opportunityIntakeChoices: choicesText,
  opportunityIntakeFields: fieldsText,
  opportunityIntakeHints: fieldHintsText,
  opportunityIntakeNeeded: neededText,
  opportunityIntakeReview: reviewText,
  opportunityIntakeSteps: stepsText,
  opportunitySubmitted: submittedText,
  opportunityTerms: termsText,
  postedOpportunity: postedText,
  postingFigures: figuresText,
  postingStages: stagesText,
  savedFilters: savedFiltersText,
  saveFilter: saveFilterText,
  withdrawApplication: withdrawText,
};

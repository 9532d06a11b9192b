export { closingWindow, CLOSING_WINDOWS, type ClosingWindow } from './closingWindows';
export {
  APPLICATION_FILES,
  APPLICATION_LIMITS,
  APPLICATION_STATUSES,
  APPLICATION_TRACK,
  applicationInput,
  applyForm,
  applyInput,
  FINAL_STATUSES,
  isFinal,
  STAFF_STATUSES,
  updateApplicationInput,
  wordsIn,
  type ApplicationStatus,
  type ApplyForm,
  type ApplyInput,
  type UpdateApplicationInput,
} from './application';
export { dayAt, deadlineEnd } from './deadline';
export {
  allApplicationsInput,
  closeOpportunityInput,
  createOpportunityInput,
  editOpportunityForm,
  editOpportunityInput,
  extendPostingInput,
  postedInput,
  postingsInput,
  publishOpportunityInput,
  setOpportunityStatusInput,
  type AllApplicationsInput,
  type CreateOpportunityInput,
  type EditOpportunityForm,
  type EditOpportunityInput,
  type PostingsInput,
} from './desk';
export {
  backgroundStep,
  contactStep,
  intakeForm,
  requirementsStep,
  submitOpportunityInput,
  submitStep,
  type IntakeForm,
  type SubmitOpportunityInput,
} from './intake';
export { OPPORTUNITY_MESSAGES } from './messages';
export {
  COMPENSATION_BANDS,
  CONFIDENTIAL_COMPANY,
  DEFAULT_POSTING_DAYS,
  EXTENDABLE_DAYS,
  HELD_STATUS,
  OPPORTUNITY_LIMITS,
  OPPORTUNITY_STAGES,
  OPPORTUNITY_STATUSES,
  OPPORTUNITY_TYPES,
  POSTED_PATH,
  POSTER_RELATIONSHIPS,
  POSTING_LINK_PURPOSES,
  POSTER_SOURCES,
  POSTING_DAYS,
  REMINDER_DAYS,
  YES_NO,
  type CompensationBand,
  type OpportunityStage,
  type OpportunityStatus,
  type OpportunityType,
  type PosterRelationship,
  type PostingDays,
} from './opportunity';
export {
  changePostingForm,
  changePostingInput,
  decideChangeInput,
  type ChangePostingForm,
  type ChangePostingInput,
  type DecideChangeInput,
} from './posterChange';
export {
  filterCriteria,
  matchesCriteria,
  removeFilterInput,
  saveFilterInput,
  type FilterCriteria,
  type SaveFilterInput,
} from './savedFilter';
export { BOARD_ORDERS, type BoardOrder } from './boardOrder';
export { saveOpportunityInput, type SaveOpportunityInput } from './saveOpportunity';
export { SAVED_FILTER_LIMITS } from './savedFilterLimits';

import { carouselText } from '../elements/Carousel/carousel.messages';
import { chipText } from '../elements/Chip/chip.messages';
import { comboboxText } from '../elements/Combobox/combobox.messages';
import { countdownText } from '../elements/Countdown/countdown.messages';
import { dialogText } from '../elements/Dialog/dialog.messages';
import { errorPanelText } from '../elements/ErrorPanel/errorPanel.messages';
import { fieldText } from '../elements/Field/field.messages';
import { fileUploadText } from '../elements/FileUpload/fileUpload.messages';
import { filterPanelText } from '../elements/FilterPanel/filterPanel.messages';
import { goalTileText } from '../elements/GoalTile/goalTile.messages';
import { multiSelectText } from '../elements/MultiSelect/multiSelect.messages';
import { nextStripText } from '../elements/NextStrip/nextStrip.messages';
import { opportunityCardText } from '../elements/OpportunityCard/opportunityCard.messages';
import { paginationText } from '../elements/Pagination/pagination.messages';
import { passwordFieldText } from '../elements/PasswordField/passwordField.messages';
import { playerText } from '../elements/Player/player.messages';
import { progressRingText } from '../elements/ProgressRing/progressRing.messages';
import { readMoreText } from '../elements/ReadMore/readMore.messages';
import { salonCardText } from '../elements/SalonCard/salonCard.messages';
import { skipLinkText } from '../elements/SkipLink/skipLink.messages';
import { starRatingText } from '../elements/StarRating/starRating.messages';
import { stepsText } from '../elements/Steps/steps.messages';
import { tagsText } from '../elements/Tag/tags.messages';
import { toastText } from '../elements/Toast/toast.messages';
import { transcriptText } from '../elements/Transcript/transcript.messages';
import { uploadFormText } from '../elements/UploadForm/uploadForm.messages';
import { onDemandText } from '../hooks/onDemand.messages';
import { timeText } from '../format/time.messages';
import { formsText } from '../forms/forms.messages';
import { reviewFormText } from '../forms/reviewForm.messages';

/** Every message of the elements, formats and forms, by namespace: each begins with `ui`, which no area's namespace does. */
export const uiCatalogue = {
  uiCarousel: carouselText,
  uiChip: chipText,
  uiCombobox: comboboxText,
  uiCountdown: countdownText,
  uiDialog: dialogText,
  uiOnDemand: onDemandText,
  uiErrorPanel: errorPanelText,
  uiField: fieldText,
  uiFileUpload: fileUploadText,
  uiFilterPanel: filterPanelText,
  uiForms: formsText,
  uiGoalTile: goalTileText,
  uiMultiSelect: multiSelectText,
  uiNextStrip: nextStripText,
  uiOpportunityCard: opportunityCardText,
  uiPagination: paginationText,
  uiPasswordField: passwordFieldText,
  uiPlayer: playerText,
  uiProgressRing: progressRingText,
  uiReadMore: readMoreText,
  uiReviewForm: reviewFormText,
  uiSalonCard: salonCardText,
  uiSkipLink: skipLinkText,
  uiStarRating: starRatingText,
  uiSteps: stepsText,
  uiTags: tagsText,
  uiTime: timeText,
  uiToast: toastText,
  uiTranscript: transcriptText,
  uiUploadForm: uploadFormText,
};

import { isApiError, messageOf } from '@athenaeum/shell-contract';
import { Notice, TextButton, TextLink } from '@athenaeum/shared-ui';
import { bookingDialogText } from './bookingDialog.messages';

interface NotBookedProps {
  problem: unknown;
  /** Goes back to the reloaded openings. */
  onClose: () => void;
}

/** Why the booking was refused, and the next step: buy time, choose another opening, or retry. */
export function NotBooked({ problem, onClose }: NotBookedProps) {
  const isRefused = isApiError(problem) && problem.kind === 'refused';
  const action =
    isRefused && problem.fields?.credits ? (
      <TextLink look="more" href="/manage-plan">
        {bookingDialogText.buyMore}
      </TextLink>
    ) : (
      isRefused &&
      problem.code === 'CONFLICT' && <TextButton onClick={onClose}>{bookingDialogText.otherTime}</TextButton>
    );
  return (
    <Notice tone="vermilion" title={bookingDialogText.failed} action={action}>
      {messageOf(problem)}
    </Notice>
  );
}

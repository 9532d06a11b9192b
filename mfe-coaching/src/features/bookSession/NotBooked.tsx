import { isApiError, messageOf } from '@athenaeum/shell-contract';
import { Notice, TextButton, TextLink } from '@athenaeum/shared-ui';
import { bookingDialogText } from './bookingDialog.messages';

interface NotBookedProps {
  problem: unknown;
  /** Back to the openings, which have been read anew. */
  onClose: () => void;
}

/** Why it was not booked, and the way on: more time, another opening, or the same button once more. */
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

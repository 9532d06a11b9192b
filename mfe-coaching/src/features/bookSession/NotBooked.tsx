import { isApiError, messageOf } from '@athenaeum/shell-contract';
import { Notice, TextButton, TextLink } from '@athenaeum/shared-ui';

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
        Buy More Time
      </TextLink>
    ) : (
      isRefused &&
      problem.code === 'CONFLICT' && <TextButton onClick={onClose}>Choose another time</TextButton>
    );
  return (
    <Notice tone="vermilion" title="This session was not booked." action={action}>
      {messageOf(problem)}
    </Notice>
  );
}

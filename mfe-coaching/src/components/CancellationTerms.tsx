import { lateBookingMessage, freeUntil, memberConsequence } from '@athenaeum/coaching-contract';
import { translateSentence } from '@athenaeum/messages';
import { formatEventTime, Hint, Notice, useNow } from '@athenaeum/shared-ui';
import { cancellationTermsText } from './cancellationTerms.messages';

interface CancellationTermsProps {
  /** Epoch ms. */
  start: number;
  /** Minutes. */
  duration: number;
}

/** What cancelling this session would cost, by the cancellation rule; updated as time passes. */
export function CancellationTerms({ start, duration }: CancellationTermsProps) {
  const now = useNow();
  const session = { session_date: start };
  if (memberConsequence(session, now) === 'debit')
    return (
      <Notice tone="amber" title={cancellationTermsText.tooLate}>
        {translateSentence(lateBookingMessage(duration))}
      </Notice>
    );
  return (
    <Hint>
      {cancellationTermsText.freeUntil({ time: formatEventTime({ start: freeUntil(session) }).line })}
    </Hint>
  );
}

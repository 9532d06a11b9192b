import { messageOf, useNotify } from '@athenaeum/shell-contract';
import { Hint, TextButton } from '@athenaeum/shared-ui';
import { useCoachingDiscardOrderMutation, useCoachingDiscardSeatOrderMutation } from './plan.api';
import { purchasesText } from './purchases.messages';
import type { Purchase } from './purchasesOf';

interface DiscardOrderProps {
  purchase: Purchase;
  /** The title of the order. */
  what: string;
}

/** Discards an unpaid order; a seat it holds is released at once. */
export function DiscardOrder({ purchase: { id, domain }, what }: DiscardOrderProps) {
  const notify = useNotify();
  const order = useCoachingDiscardOrderMutation();
  const seat = useCoachingDiscardSeatOrderMutation();
  const [discard, { isLoading, error }] = domain === 'content' ? seat : order;

  const handleClick = async () => {
    if (isLoading) return;
    const answer = await discard({ id });
    if (!answer.error) notify(domain === 'content' ? purchasesText.seatDiscarded : purchasesText.discarded);
  };

  return (
    <>
      <TextButton aria-label={purchasesText.discardOrder({ what })} onClick={() => void handleClick()}>
        {isLoading ? purchasesText.discarding : purchasesText.discard}
      </TextButton>
      {error && <Hint role="alert">{messageOf(error)}</Hint>}
    </>
  );
}

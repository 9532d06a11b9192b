import { useState } from 'react';

/** The address of the list whose rows are shown: the previous one until the answer of the next is there. */
export function useShown(address: string, isAnswered: boolean): string {
  const [shown, setShown] = useState(address);
  if (isAnswered && shown !== address) setShown(address);
  return isAnswered ? address : shown;
}

import { messageOf } from '../api/apiError';
import { useIsHere } from '../routing/useIsHere';
import { useNotify } from './useNotify';

interface Words {
  /** Said once it is done; where it is left out, somebody else says it. */
  done?: string;
  /** What did not happen, a sentence. */
  failed: string;
}

/**
 * For a component that is there for one opening of a dialog: what to do with the answer to what was asked in it. What is done
 * is said, and closes the dialog; what failed is for the dialog to show. The user may have closed it before, though, and opened
 * it anew: then nothing closes, and a failure, which has no place of its own any more, is said where confirmations are.
 * True when it was done and the dialog was still there.
 */
export function useDialogAnswer(onClose: () => void): (error: unknown, words: Words) => boolean {
  const notify = useNotify();
  const isHere = useIsHere();
  return (error, { done, failed }) => {
    if (error) {
      if (!isHere()) notify(`${failed} ${messageOf(error)}`);
      return false;
    }
    if (done) notify(done);
    if (isHere()) onClose();
    return isHere();
  };
}

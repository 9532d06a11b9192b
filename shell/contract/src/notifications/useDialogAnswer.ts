import { messageOf } from '../api/apiError';
import { useIsHere } from '../routing/useIsHere';
import { useNotify } from './useNotify';

interface Words {
  /** The notification on success; absent when something else announces it. */
  done?: string;
  /** The sentence for a failure after the dialog was closed. */
  failed: string;
}

/**
 * Handles the answer to a dialog's action, in a component that is mounted while the dialog is open. Success is announced
 * and closes the dialog; a failure stays for the dialog to show. When the user has closed it meanwhile nothing is closed,
 * and a failure is announced as a notification.
 *
 * @returns a function that returns true on success while the dialog is open
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

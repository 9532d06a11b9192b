import { useReadable } from '@athenaeum/shell-contract';
import { useShell } from '../app/ShellContext';
import { useLater } from '../layout/useLater';

/** Shows the confirmation dialog once it is requested. */
export function Confirming() {
  const { confirmation } = useShell();
  const isAsked = useReadable(confirmation.isAsked);
  const later = useLater(isAsked, loadDialog);
  return later && isAsked && <later.ConfirmDialog onAnswer={confirmation.settle} />;
}

const loadDialog = () => import('./ConfirmDialog');

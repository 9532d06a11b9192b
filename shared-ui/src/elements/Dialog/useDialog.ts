import { type MouseEvent, type SyntheticEvent, useRef } from 'react';
import { useModal } from './useModal';

type Options = {
  open: boolean;
  onClose: () => void;
  /** False for what must be answered. */
  dismissible?: boolean;
};

/** Handlers for a modal `<dialog>`: Esc, a press beside it and the browser's own closing all lead to `onClose`. */
export function useDialog({ open, onClose, dismissible = true }: Options) {
  const dialog = useModal(open);
  const pressedBackdrop = useRef(false);
  const onBackdrop = (event: MouseEvent) => event.target === dialog.current;
  return {
    ref: dialog,
    onCancel: (event: SyntheticEvent) => {
      // A file chooser inside cancels too, and that bubbles.
      if (event.target !== dialog.current) return;
      event.preventDefault();
      if (dismissible) onClose();
    },
    onClose: () => {
      // Closed by the browser itself (a second Esc does not ask) while the page still says open.
      if (!open || dialog.current?.open) return;
      if (dismissible) onClose();
      else dialog.current?.showModal();
    },
    onMouseDown: (event: MouseEvent) => {
      // A press that began inside (selecting text) and ended outside is not a press beside it.
      pressedBackdrop.current = onBackdrop(event);
    },
    onClick: (event: MouseEvent) => {
      if (dismissible && pressedBackdrop.current && onBackdrop(event)) onClose();
    },
  };
}

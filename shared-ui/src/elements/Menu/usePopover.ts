import { type FocusEvent, type ToggleEvent, useId, useState } from 'react';

/** A native popover opened by a button: the browser handles Esc, presses outside and focus. */
export function usePopover() {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return {
    isOpen,
    trigger: { popoverTarget: id, 'aria-expanded': isOpen },
    panel: {
      id,
      popover: 'auto' as const,
      // Filled before it shows, emptied after it went: what has the focus must be there to give it back.
      onBeforeToggle: ({ newState }: ToggleEvent) => newState === 'open' && setOpen(true),
      onToggle: ({ newState }: ToggleEvent) => setOpen(newState === 'open'),
      // Not when it moves to the button, whose own press closes it.
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) =>
        relatedTarget && !currentTarget.parentElement?.contains(relatedTarget) && currentTarget.hidePopover(),
    },
  };
}

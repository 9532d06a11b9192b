import { type FocusEvent, type ToggleEvent, useId, useState } from 'react';

/** A button's own popover, the browser's: Esc, a press beside it and focus are its affair. */
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

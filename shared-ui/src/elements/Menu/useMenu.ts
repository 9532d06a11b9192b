import { type KeyboardEvent, useCallback, useId, useRef, useState } from 'react';

/** Open or not, where the focus enters, and what the button must carry. */
export function useMenu() {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  // 0 enters at the first entry, -1 at the last; null is closed.
  const [entered, setEntered] = useState<0 | -1 | null>(null);
  const isOpen = entered !== null;

  const close = useCallback(({ focus = false } = {}) => {
    setEntered(null);
    if (focus) button.current?.focus();
  }, []);

  return {
    id,
    isOpen,
    enteredAt: entered ?? 0,
    close,
    trigger: {
      ref: button,
      'aria-haspopup': 'menu' as const,
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? id : undefined,
      onClick: () => setEntered(isOpen ? null : 0),
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
        event.preventDefault();
        setEntered(event.key === 'ArrowDown' ? 0 : -1);
      },
    },
  };
}

import { useCallback, useRef, useState } from 'react';

export type Toast = {
  id: number;
  message: string;
  /** "Undo" */
  action?: { label: string; onPress: () => void };
};

/** Confirmations of one page or area. Errors are not toasts: they stay beside what they are about. */
export function useToasts() {
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  const nextId = useRef(0);

  const dismiss = useCallback(
    (id: number) => setToasts((current) => current.filter((toast) => toast.id !== id)),
    [],
  );

  const show = useCallback((message: string, action?: Toast['action']) => {
    nextId.current += 1;
    const toast = { id: nextId.current, message, action };
    // Two at most: a third would cover the page.
    setToasts((current) => [...current.slice(-1), toast]);
  }, []);

  return { toasts, show, dismiss };
}

import { useEffect, useState } from 'react';
import { useShellSession } from '../app/ShellContext';
import { useLater } from '../layout/useLater';

/** Opens the palette for who is signed in, by `/` outside of fields, Ctrl-K or ⌘K; loaded when it is first opened. */
export function Palette() {
  const { user } = useShellSession();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (!user) return;
    const open = (event: KeyboardEvent) => {
      const { key, altKey, ctrlKey, metaKey } = event;
      const isWriting = (event.target as Element).closest('input, textarea, select, [contenteditable]');
      if (altKey || (ctrlKey || metaKey ? key !== 'k' : key !== '/' || isWriting)) return;
      // A dialog is answered first.
      if (document.querySelector('dialog[open]')) return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener('keydown', open);
    return () => document.removeEventListener('keydown', open);
  }, [user]);
  const later = useLater(isOpen, load);
  return isOpen && user && later && <later.PaletteDialog user={user} onClose={() => setOpen(false)} />;
}

const load = () => import('./PaletteDialog');

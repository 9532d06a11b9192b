import { useEffect, useState } from 'react';
import { useShellSession } from '../app/ShellContext';
import { useLater } from '../layout/useLater';
import { useSearch } from '../search/useSearch';

/** Opens the palette for who is signed in, by `/` outside of fields, Ctrl-K or ⌘K; loaded when it is first opened. */
export function Palette() {
  const { user } = useShellSession();
  /** What was typed while its code is loaded; null while it is closed. */
  const [typed, setTyped] = useState<string | null>(null);
  const isOpen = typed !== null;
  useEffect(() => {
    if (!user) return;
    const hear = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey } = event;
      const isShortcut = ctrlKey || metaKey;
      // Letters are a field's, unless they are meant for the palette. A dialog is answered first.
      const others = isShortcut || isOpen ? 'dialog' : 'dialog, input, textarea, select';
      if ((event.target as Element).closest(others)) return;
      // Keys that write nothing have longer names.
      if (isOpen && !isShortcut && !key[1]) setTyped(typed + key);
      else if (key === (isShortcut ? 'k' : '/')) setTyped('');
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, [user, isOpen, typed]);
  const search = useSearch();
  const later = useLater(isOpen, load);
  return (
    isOpen &&
    user &&
    later && (
      <later.PaletteDialog
        user={user}
        text={typed}
        resultsOf={search?.resultsOf}
        onClose={() => setTyped(null)}
      />
    )
  );
}

const load = () => import('./PaletteDialog');

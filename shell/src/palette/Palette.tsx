import { useEffect, useState } from 'react';
import { useShellSession } from '../app/ShellContext';
import { useLater } from '../layout/useLater';
import { useSearch } from '../search/useSearch';

/** Opens the palette for who is signed in, by `/` outside of fields, Ctrl-K or ⌘K; loaded when it is first opened. */
export function Palette() {
  const { user } = useShellSession();
  // What is typed while the dialog's code is loaded is not lost; undefined while closed.
  const [typed, setTyped] = useState<string>();
  const isOpen = typed !== undefined;
  useEffect(() => {
    if (!user) return;
    const hear = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey } = event;
      const isIn = (places: string) => (event.target as Element).closest(places);
      const isShortcut = ctrlKey || metaKey;
      const isWanted = isShortcut ? key === 'k' : key === '/' && !isIn('input, textarea, select');
      const isMore = isOpen && !isShortcut && key.length === 1;
      // A dialog is answered first.
      if (isIn('dialog') || !(isWanted || isMore)) return;
      event.preventDefault();
      setTyped(isMore ? typed + key : '');
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
        onClose={() => setTyped(undefined)}
      />
    )
  );
}

const load = () => import('./PaletteDialog');

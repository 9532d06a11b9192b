import { useEffect, useState } from 'react';
import { useShellSession } from '../app/ShellContext';
import { useLater } from '../layout/useLater';
import { useSearch } from '../search/useSearch';

/** Opens the palette for who is signed in, by `/` outside of fields, Ctrl-K or ⌘K; loaded when it is first opened. */
export function Palette() {
  const { user } = useShellSession();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (!user) return;
    const open = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey } = event;
      const isIn = (places: string) => (event.target as Element).closest(places);
      const isWanted = ctrlKey || metaKey ? key === 'k' : key === '/' && !isIn('input, textarea, select');
      // A dialog is answered first.
      if (!isWanted || isIn('dialog')) return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener('keydown', open);
    return () => document.removeEventListener('keydown', open);
  }, [user]);
  const search = useSearch();
  const later = useLater(isOpen, load);
  return (
    isOpen &&
    user &&
    later && <later.PaletteDialog user={user} resultsOf={search?.resultsOf} onClose={() => setOpen(false)} />
  );
}

const load = () => import('./PaletteDialog');

import { useEffect, useRef } from 'react';
import { SearchField } from '@athenaeum/shared-ui';
import { useRegistry, useRoute, useShell, useShellSession } from '../app/ShellContext';
import { searchTarget } from './navigation';

/** Sends a term to the page of the remote that answers searches; nothing where no remote does. */
export function Search({ className }: { className?: string }) {
  const { platform } = useShell();
  const target = searchTarget(useRegistry());
  const { user } = useShellSession();
  const field = useRef<HTMLInputElement>(null);
  // The term in the address is the term in the field, whichever page put it there.
  useRoute();
  const term = target ? (new URLSearchParams(location.search).get(target.parameter) ?? '') : '';

  useEffect(() => {
    if (field.current && document.activeElement !== field.current) field.current.value = term;
  }, [term]);
  useSlashKey(field);

  if (!target || !user) return null;
  return (
    <SearchField
      className={className}
      ref={field}
      round
      label={target.label ?? 'Search'}
      placeholder="Search"
      shortcut="/"
      maxLength={100}
      defaultValue={term}
      onSearch={(given) =>
        platform.navigate(`${target.to}?${new URLSearchParams({ [target.parameter]: given })}`)
      }
      onChange={(event) => {
        if (event.target.value === '' && term) platform.navigate(target.to);
      }}
    />
  );
}

/** `/` leads to the search, from anywhere one is not writing. */
function useSlashKey(field: React.RefObject<HTMLInputElement | null>) {
  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      const writing = (event.target as Element).closest('input, textarea, select, [contenteditable], dialog');
      if (event.key !== '/' || writing || event.metaKey || event.ctrlKey || !field.current) return;
      event.preventDefault();
      field.current.focus();
    };
    document.addEventListener('keydown', focus);
    return () => document.removeEventListener('keydown', focus);
  }, [field]);
}

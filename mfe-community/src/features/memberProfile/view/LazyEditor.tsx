import { lazyRoute } from '@athenaeum/shell-contract';
import { useEffect, useRef } from 'react';

/**
 * Loads the forms and the contract's schemas lazily, for the owner only. Without a Suspense fallback: the page
 * in view stays until the form can render, and nothing below it shifts.
 */
export const LazyEditor = lazyRoute(() => import('../edit/Editor'));

/** Ref of the link that opened a form: it gets the focus back when the form closes. */
export function useFocusAfterEditing(isEditing: boolean) {
  const link = useRef<HTMLAnchorElement>(null);
  const wasEditing = useRef(isEditing);
  useEffect(() => {
    if (wasEditing.current && !isEditing) link.current?.focus({ preventScroll: true });
    wasEditing.current = isEditing;
  }, [isEditing]);
  return link;
}

import { lazyRoute } from '@athenaeum/shell-contract';
import { useEffect, useRef } from 'react';

/**
 * Forms, the checks of the contract and what they need: only for who edits. Without a waiting place of its own: the page
 * in view stays until the form can be drawn, and nothing below it moves.
 */
export const EditorPlace = lazyRoute(() => import('../edit/Editor'));

/** For the link that opened a form: it has the focus again once that is closed. */
export function useFocusAfterEditing(isEditing: boolean) {
  const link = useRef<HTMLAnchorElement>(null);
  const wasEditing = useRef(isEditing);
  useEffect(() => {
    if (wasEditing.current && !isEditing) link.current?.focus({ preventScroll: true });
    wasEditing.current = isEditing;
  }, [isEditing]);
  return link;
}

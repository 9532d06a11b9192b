import { lazyRoute } from '@athenaeum/shell-contract';
import { Loading, Skeleton } from '@athenaeum/shared-ui';
import { Suspense, useEffect, useRef } from 'react';

/** Forms, the checks of the contract and what they need: only for who edits. */
const Editor = lazyRoute(() => import('../edit/Editor'));

/** Where the form of a part stands while she edits it. */
export function EditorPlace({ title }: { title: string }) {
  return (
    <Suspense
      fallback={
        <Loading label={`Opening ${title}`}>
          <Skeleton $height="240px" />
        </Loading>
      }
    >
      <Editor />
    </Suspense>
  );
}

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

import { type RefObject, useEffect, useRef } from 'react';

/** After an attempt with errors, focuses the first invalid field. `attempt` is `form.attempt`. */
export function useFirstInvalidFocus(
  form: RefObject<HTMLElement | null>,
  { attempt, isWrong }: { attempt: number; isWrong: boolean },
): void {
  const focusedAt = useRef(0);
  useEffect(() => {
    // A reset form counts from 0.
    if (attempt < focusedAt.current) focusedAt.current = 0;
    if (!isWrong || focusedAt.current === attempt) return;
    focusedAt.current = attempt;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [form, attempt, isWrong]);
}

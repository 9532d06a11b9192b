import { type RefObject, useEffect, useRef } from 'react';

/** After a try that found something wrong, the first field that is wrong takes the focus. `attempt` is `form.attempt`. */
export function useFirstInvalidFocus(
  form: RefObject<HTMLElement | null>,
  { attempt, isWrong }: { attempt: number; isWrong: boolean },
): void {
  const focusedAt = useRef(0);
  useEffect(() => {
    // A form that was reset counts from the beginning.
    if (attempt < focusedAt.current) focusedAt.current = 0;
    if (!isWrong || focusedAt.current === attempt) return;
    focusedAt.current = attempt;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [form, attempt, isWrong]);
}

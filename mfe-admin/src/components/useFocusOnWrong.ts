import { type RefObject, useEffect, useRef } from 'react';

/** A field with an error, or the first choice of a group with one. */
const WRONG = '[aria-invalid="true"], [data-wrong="true"] input';

/**
 * Moves the focus to the first field with an error.
 *
 * @param attempt the errors of an attempt, another object for each
 * @returns the ref of the element that has the fields
 */
export function useFocusOnWrong<Part extends HTMLElement>(
  attempt: object | undefined,
): RefObject<Part | null> {
  const fields = useRef<Part>(null);
  useEffect(() => {
    if (attempt) fields.current?.querySelector<HTMLElement>(WRONG)?.focus();
  }, [attempt]);
  return fields;
}

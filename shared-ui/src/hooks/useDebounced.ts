import { useEffect, useRef, useState } from 'react';

const DEBOUNCE_MS = 500;

/** A text that is shown at once and reported after half a second without typing (specification 9, debounce). */
export function useDebounced(
  value: string,
  onRest: (text: string) => void,
): [string, (text: string) => void] {
  const [text, setText] = useState(value);
  const reported = useRef(value);
  const report = useRef(onRest);
  useEffect(() => {
    report.current = onRest;
  });

  useEffect(() => {
    // Changed from outside: a cleared filter, the back button.
    if (value !== reported.current) {
      reported.current = value;
      setText(value);
    }
  }, [value]);

  useEffect(() => {
    if (text === reported.current) return;
    const { pathname } = location;
    const timer = setTimeout(() => {
      // A navigation has begun meanwhile: this page must not change the address any more.
      if (location.pathname !== pathname) return;
      reported.current = text;
      report.current(text);
    }, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text]);

  return [text, setText];
}

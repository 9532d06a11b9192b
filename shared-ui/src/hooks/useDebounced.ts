import { useEffect, useRef, useState } from 'react';

const DELAY = 500;

/** A text that is typed now and reported once it rests for half a second (specification 9, debounce). */
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
    // Somebody else changed it: a cleared filter, the back button.
    if (value !== reported.current) {
      reported.current = value;
      setText(value);
    }
  }, [value]);

  useEffect(() => {
    if (text === reported.current) return;
    const { pathname } = location;
    const timer = setTimeout(() => {
      // She has pressed a link meanwhile, and its page is on its way: this one has nothing more to ask for.
      if (location.pathname !== pathname) return;
      reported.current = text;
      report.current(text);
    }, DELAY);
    return () => clearTimeout(timer);
  }, [text]);

  return [text, setText];
}

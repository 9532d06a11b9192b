import { type RefObject, useLayoutEffect, useState } from 'react';

/** Whether the table in a frame is no wider than it; nothing scrolls sideways then. */
export function useFits(frame: RefObject<HTMLElement | null>): boolean {
  const [fits, setFits] = useState(false);
  useLayoutEffect(() => {
    const table = frame.current?.querySelector('table');
    if (!frame.current || !table) return;
    const { current } = frame;
    const measure = () => setFits(table.offsetWidth <= current.clientWidth);
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    observer.observe(table);
    measure();
    return () => observer.disconnect();
  }, [frame]);
  return fits;
}

import { useEffect, useState } from 'react';

/** Below the bar at the top, and above the middle of the window. */
const READING_AREA = '-96px 0px -50% 0px';

/** The id of the section that is being read: the first of them in the upper half of the window. */
export function useCurrentSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState(ids[0]);
  const wanted = ids.join(' ');
  useEffect(() => {
    const sections = wanted.split(' ');
    const inView = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries)
          if (isIntersecting) inView.add(target.id);
          else inView.delete(target.id);
        const first = sections.find((id) => inView.has(id));
        if (first) setCurrent(first);
      },
      { rootMargin: READING_AREA },
    );
    for (const id of sections) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [wanted]);
  return current;
}

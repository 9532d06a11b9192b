import { useEffect, useState } from 'react';

const TICK = 15_000;

/** The clock as state, epoch ms, moving every quarter of a minute: enough for what is told in minutes. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK);
    return () => clearInterval(timer);
  }, []);
  return now;
}

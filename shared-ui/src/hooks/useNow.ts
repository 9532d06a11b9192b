import { useEffect, useState } from 'react';

const UPDATE_INTERVAL_MS = 15_000;

/** The current time as state, epoch ms, updated every 15 seconds: enough for what is shown in minutes. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), UPDATE_INTERVAL_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}

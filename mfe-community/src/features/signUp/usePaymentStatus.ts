import { usePlatform } from '@athenaeum/shell-contract';
import { useEffect, useState } from 'react';
import { fetchPaymentStatus, type PaymentStatus } from './membership';

const POLL_INTERVAL_MS = 1500;
const SLOW_POLL_INTERVAL_MS = 5000;
/** How long a payment usually takes to be confirmed. */
const LATE_AFTER_MS = 20_000;
const MAX_FAILURES = 3;

type Watched =
  | { state: 'asking' }
  | { state: 'failed' }
  | { state: 'none' }
  | { state: 'known'; status: PaymentStatus; isLate: boolean };

/** Polls the status of the payment until it is final; `isLate` once it takes longer than usual. */
export function usePaymentStatus(): Watched & { retry: () => void } {
  const { apiBase } = usePlatform();
  const [watched, setWatched] = useState<Watched>({ state: 'asking' });
  const [round, setRound] = useState(0);

  useEffect(() => {
    let timer: number | undefined;
    let isOver = false;
    let failures = 0;
    const began = Date.now();

    const ask = async () => {
      const found = await fetchPaymentStatus(apiBase).catch(() => undefined);
      if (isOver) return;
      const isLate = Date.now() - began > LATE_AFTER_MS;
      failures = found === undefined ? failures + 1 : 0;
      if (found) setWatched({ state: 'known', status: found, isLate });
      else if (found === null) return setWatched({ state: 'none' });
      else if (failures >= MAX_FAILURES) return setWatched({ state: 'failed' });
      if (found?.status === 'paid') return;
      timer = window.setTimeout(() => void ask(), isLate ? SLOW_POLL_INTERVAL_MS : POLL_INTERVAL_MS);
    };
    void ask();
    return () => {
      isOver = true;
      window.clearTimeout(timer);
    };
  }, [apiBase, round]);

  const retry = () => {
    setWatched({ state: 'asking' });
    setRound((last) => last + 1);
  };
  return { ...watched, retry };
}

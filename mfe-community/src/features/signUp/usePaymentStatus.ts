import { usePlatform } from '@athenaeum/shell-contract';
import { useEffect, useState } from 'react';
import { fetchPaymentStatus, type PaymentStatus } from './membership';

const POLL_INTERVAL_MS = 1500;
const SLOW_POLL_INTERVAL_MS = 5000;
/** How long a payment usually takes to be confirmed. */
const LATE_AFTER_MS = 20_000;
const MAX_FAILURES = 3;

type Watched =
  | { state: 'loading' }
  /** The status cannot be read. */
  | { state: 'unreachable' }
  /** This browser has begun no checkout. */
  | { state: 'noCheckout' }
  | { state: 'known'; status: PaymentStatus; isLate: boolean };

/**
 * Polls the status of the payment until it is paid; `isLate` once it takes longer than usual. An expired or refused
 * checkout is polled on, as a payment counts whenever it is reported.
 */
export function usePaymentStatus(): Watched & { retry: () => void } {
  const { apiBase } = usePlatform();
  const [watched, setWatched] = useState<Watched>({ state: 'loading' });
  const [round, setRound] = useState(0);

  useEffect(() => {
    let timer: number | undefined;
    let isOver = false;
    let failures = 0;
    const startedAt = Date.now();

    const poll = async () => {
      const found = await fetchPaymentStatus(apiBase).catch(() => undefined);
      if (isOver) return;
      const isLate = Date.now() - startedAt > LATE_AFTER_MS;
      failures = found === undefined ? failures + 1 : 0;
      if (found) setWatched({ state: 'known', status: found, isLate });
      else if (found === null) return setWatched({ state: 'noCheckout' });
      else if (failures >= MAX_FAILURES) return setWatched({ state: 'unreachable' });
      if (found?.status === 'paid') return;
      timer = window.setTimeout(() => void poll(), isLate ? SLOW_POLL_INTERVAL_MS : POLL_INTERVAL_MS);
    };
    void poll();
    return () => {
      isOver = true;
      window.clearTimeout(timer);
    };
  }, [apiBase, round]);

  const retry = () => {
    setWatched({ state: 'loading' });
    setRound((last) => last + 1);
  };
  return { ...watched, retry };
}

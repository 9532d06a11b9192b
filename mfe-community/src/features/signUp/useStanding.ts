import { usePlatform } from '@athenaeum/shell-contract';
import { useEffect, useState } from 'react';
import { findStanding, type Standing } from './membership';

const OFTEN = 1500;
const SELDOM = 5000;
/** So long a payment usually takes to arrive. */
const USUAL = 20_000;
const MOST_FAILURES = 3;

type Watched =
  | { state: 'asking' }
  | { state: 'failed' }
  | { state: 'none' }
  | { state: 'known'; standing: Standing; isLate: boolean };

/** Asks how her payment stands until it is decided; `isLate` once it takes longer than it should. */
export function useStanding(): Watched & { retry: () => void } {
  const { apiBase } = usePlatform();
  const [watched, setWatched] = useState<Watched>({ state: 'asking' });
  const [round, setRound] = useState(0);

  useEffect(() => {
    let timer: number | undefined;
    let isOver = false;
    let failures = 0;
    const began = Date.now();

    const ask = async () => {
      const found = await findStanding(apiBase).catch(() => undefined);
      if (isOver) return;
      const isLate = Date.now() - began > USUAL;
      failures = found === undefined ? failures + 1 : 0;
      if (found) setWatched({ state: 'known', standing: found, isLate });
      else if (found === null) return setWatched({ state: 'none' });
      else if (failures >= MOST_FAILURES) return setWatched({ state: 'failed' });
      if (found?.status === 'paid') return;
      timer = window.setTimeout(() => void ask(), isLate ? SELDOM : OFTEN);
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

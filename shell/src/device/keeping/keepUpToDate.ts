import { readDevice } from '@athenaeum/shared-ui/device';
import { readKept, whenAskedToKeep } from '@athenaeum/shared-ui/kept-pages';
import type { Readable } from '@athenaeum/shell-contract';
import { type Keeping, keepPages } from './keepPages';

const MIN_INTERVAL_MS = 2 * 60_000;

/** A device that keeps pages does so when it is asked, when a page begins or is left for another, and when the network is back. */
export function keepUpToDate(keeping: Keeping, route: Pick<Readable<unknown>, 'subscribe'>): void {
  let underWay: Promise<boolean> | null = null;
  const keep = () => (underWay ??= tryToKeep(keeping).finally(() => (underWay = null)));
  const keepNowAndThen = async () => {
    if (!readDevice()?.keeps || !navigator.onLine) return;
    const kept = await readKept();
    if (!kept || kept.at < Date.now() - MIN_INTERVAL_MS) await keep();
  };

  whenAskedToKeep(keep);
  addEventListener('online', () => readDevice()?.keeps && void keep());
  route.subscribe(() => void keepNowAndThen());
  void keepNowAndThen();
}

async function tryToKeep(keeping: Keeping): Promise<boolean> {
  try {
    await keepPages(keeping);
    return true;
  } catch (error) {
    console.warn(error);
    return false;
  }
}

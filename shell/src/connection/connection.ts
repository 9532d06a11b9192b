import { type AnswerEvent, createReadable, type Readable, type Trouble } from '@athenaeum/shell-contract';

/** The worst problem of the page's data; null when there is none. */
export type ConnectionState = 'offline' | Trouble | null;

export interface Connection extends Readable<ConnectionState> {
  /** Records the outcome of a query that a remote reports. */
  heard(answer: AnswerEvent): void;
}

const FIRST_WAIT_MS = 5000;
const MAX_DELAY_MS = 30_000;

/** Tracks queries without a complete answer, and retries them. */
export function createConnection(): Connection {
  const lacking = new Map<string, Pick<AnswerEvent, 'trouble' | 'again'>>();
  const state = createReadable<ConnectionState>(null);
  let wait = FIRST_WAIT_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function tell(): void {
    const troubles = [...lacking.values()].map(({ trouble }) => trouble);
    state.set(
      !navigator.onLine ? 'offline' : (troubles.find((one) => one === 'unreachable') ?? troubles[0] ?? null),
    );
  }

  function schedule(): void {
    if (lacking.size > 0) return void (timer ??= setTimeout(() => void askAgain(), wait));
    clearTimeout(timer);
    timer = undefined;
    wait = FIRST_WAIT_MS;
  }

  async function askAgain(): Promise<void> {
    wait = Math.min(wait * 2, MAX_DELAY_MS);
    if (navigator.onLine && document.visibilityState === 'visible')
      await Promise.all([...lacking].map(askOneAgain));
    timer = undefined;
    tell();
    schedule();
  }

  async function askOneAgain([key, one]: [string, Pick<AnswerEvent, 'trouble' | 'again'>]): Promise<void> {
    const trouble = await one.again();
    // It may have been answered meanwhile.
    if (lacking.get(key) !== one) return;
    if (trouble) lacking.set(key, { ...one, trouble });
    else lacking.delete(key);
  }

  addEventListener('offline', tell);
  addEventListener('online', () => {
    tell();
    clearTimeout(timer);
    wait = FIRST_WAIT_MS;
    if (lacking.size > 0) void askAgain();
  });
  tell();

  return {
    get: state.get,
    subscribe: state.subscribe,
    heard({ key, trouble, again }) {
      if (trouble) lacking.set(key, { trouble, again });
      else lacking.delete(key);
      tell();
      schedule();
    },
  };
}

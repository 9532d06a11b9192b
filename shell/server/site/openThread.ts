import { Worker } from 'node:worker_threads';
import type {
  SiteThreadRequest,
  SiteAnswer,
  SiteRequest,
  SiteSettings,
  SiteThreadResponse,
} from '@athenaeum/shell-contract/site';

/** Longer than any timeout within a site: a thread that takes longer hangs. */
const RENDER_TIMEOUT_MS = 8000;

export interface SiteThread {
  /** Rejects when the site throws, exits, or does not answer in time. */
  ask(request: SiteRequest): Promise<SiteAnswer>;
  readonly ended: boolean;
  end(): void;
}

interface Waiting {
  resolve: (answer: SiteAnswer) => void;
  reject: (error: Error) => void;
}

/** Runs a site's module in a worker thread, without the environment and its secrets. */
export function openThread(file: string, settings: SiteSettings): SiteThread {
  const worker = new Worker(file, { workerData: settings, execArgv: [], env: {} });
  const waiting = new Map<number, Waiting>();
  let last = 0;
  let ended = false;
  const end = (reason: string) => {
    ended = true;
    for (const { reject } of waiting.values()) reject(new Error(reason));
    waiting.clear();
    void worker.terminate();
  };
  worker.on('message', (response: SiteThreadResponse) => {
    const asker = waiting.get(response.id);
    waiting.delete(response.id);
    if ('answer' in response) asker?.resolve(response.answer);
    else asker?.reject(new Error(response.failure));
  });
  worker.on('error', (error) => end(`The site ended: ${error.message}`));
  worker.on('exit', () => end('The site ended.'));
  worker.unref();

  return {
    ask: (request) =>
      new Promise((resolve, reject) => {
        const id = ++last;
        const late = setTimeout(() => end('The site did not answer.'), RENDER_TIMEOUT_MS);
        const settled = () => clearTimeout(late);
        waiting.set(id, {
          resolve: (answer) => (settled(), resolve(answer)),
          reject: (error) => (settled(), reject(error)),
        });
        if (ended) return waiting.get(id)!.reject(new Error('The site ended.'));
        worker.postMessage({ id, request } satisfies SiteThreadRequest);
      }),
    get ended() {
      return ended;
    },
    end: () => end('Another version took its place.'),
  };
}

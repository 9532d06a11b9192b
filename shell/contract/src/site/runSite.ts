import { parentPort, workerData } from 'node:worker_threads';
import type { SiteThreadRequest, OpenSite, SiteSettings, SiteThreadResponse } from './site';

/** Runs a built site in a worker thread, so that its failures do not affect the host. */
export function runSite(openSite: OpenSite): void {
  const port = parentPort!;
  const answer = openSite(workerData as SiteSettings);
  const tell = (response: SiteThreadResponse) => port.postMessage(response);

  port.on('message', ({ id, request }: SiteThreadRequest) => {
    answer(request).then(
      (given) => tell({ id, answer: given }),
      (error: unknown) =>
        tell({ id, failure: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
    );
  });
}

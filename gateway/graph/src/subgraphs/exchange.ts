import type { Dispatcher, Pool } from 'undici';

/**
 * Sends one request and resolves to what `read` returns for its whole answer; rejects with what `read` throws. Rejects with a
 * `TimeoutError` when that takes too long, including the wait for a free socket; a request that was not sent by then never is.
 * Avoids the streams of `pool.request`, at half the cost.
 */
export function exchange<Read>(
  pool: Pool,
  options: Dispatcher.DispatchOptions,
  timeoutMs: number,
  read: (statusCode: number, text: string) => Read,
): Promise<Read> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let statusCode = 0;
    let controller: Dispatcher.DispatchController | null = null;
    let late: DOMException | null = null;
    const timer = setTimeout(() => {
      late = new DOMException('The answer took too long', 'TimeoutError');
      controller?.abort(late);
      reject(late);
    }, timeoutMs);

    pool.dispatch(options, {
      onRequestStart(given) {
        controller = given;
        if (late) given.abort(late);
      },
      onResponseStart(_controller, status) {
        statusCode = status;
      },
      onResponseData(_controller, chunk) {
        chunks.push(chunk);
      },
      onResponseEnd() {
        clearTimeout(timer);
        const [only] = chunks;
        try {
          resolve(read(statusCode, (chunks.length === 1 ? only! : Buffer.concat(chunks)).toString()));
        } catch (error) {
          reject(error as Error);
        }
      },
      onResponseError(_controller, error) {
        clearTimeout(timer);
        reject(error);
      },
    });
  });
}

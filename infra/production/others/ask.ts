import { readFileSync } from 'node:fs';
import { request, type RequestOptions } from 'node:https';
import type { IncomingHttpHeaders } from 'node:http';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  /** Names and values as they came, one after the other: a header that came twice is twice in it. */
  rawHeaders: string[];
  text: string;
}

type Asking = Pick<
  RequestOptions,
  'method' | 'headers' | 'localAddress' | 'servername' | 'minVersion' | 'maxVersion' | 'ciphers'
> & {
  body?: string | Buffer;
};
export type Ask = (url: string, asking?: Asking) => Promise<Answer>;

/** Asks this machine for addresses of any name by https, trusting the authority alone. */
export function createAsk(authority: string): Ask {
  const ca = readFileSync(authority);
  return (url, { body, ...asking } = {}) =>
    new Promise((resolve, reject) => {
      const { hostname, port, pathname, search } = new URL(url);
      const sent = request(
        {
          host: '127.0.0.1',
          port,
          path: pathname + search,
          ca,
          servername: hostname,
          agent: false,
          ...asking,
          headers: { host: `${hostname}:${port}`, ...asking.headers },
        },
        (answer) => {
          let text = '';
          answer.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
          answer.once('error', reject).once('end', () => {
            const { statusCode = 0, headers, rawHeaders } = answer;
            resolve({ status: statusCode, headers, rawHeaders, text });
          });
        },
      );
      sent.once('error', reject);
      sent.end(body);
    });
}

import { request } from 'node:https';
import { publicLookup } from './publicLookup';

export interface PushRequest {
  /** The address that a browser has named. */
  url: string;
  headers: Record<string, string>;
  body: Buffer;
}

export interface PushAnswer {
  status: number;
  /** `Content-Type`, as it was sent. */
  type: string | undefined;
  /** `Retry-After`, as it was sent. */
  retryAfter: string | undefined;
}

export type PostMessage = (message: PushRequest, signal: AbortSignal) => Promise<PushAnswer>;

/** Sends over https, to public addresses only; follows no redirect and reads no response body. */
export const postMessage: PostMessage = ({ url, headers, body }, signal) =>
  new Promise((resolve, reject) => {
    const sent = request(url, { method: 'POST', headers, signal, lookup: publicLookup }, (answer) => {
      const { 'content-type': type, 'retry-after': retryAfter } = answer.headers;
      resolve({ status: answer.statusCode ?? 0, type, retryAfter });
      // It may never end.
      answer.on('error', () => undefined);
      answer.destroy();
    });
    sent.on('error', reject);
    sent.end(body);
  });

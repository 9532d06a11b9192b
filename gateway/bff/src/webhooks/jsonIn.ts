import { Refusal } from '@athenaeum/kit';

/** What signed bytes say. */
export function jsonIn(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    throw new Refusal('INVALID', 'The request could not be read.');
  }
}

import { currentTraceparent } from '@athenaeum/kit/telemetry';
import type { Language } from '@athenaeum/messages';
import { VERSION_HEADER } from '../site/askedVersion';

/** A visitor who waits longer is better off without what the host draws. */
const TIMEOUT_MS = 2500;
const MAX_BYTES = 512 * 1024;

export interface Drawing {
  /** The page on the host of the remote. */
  url: URL;
  version: string;
  language: Language;
  timeoutMs?: number;
}

export interface Drawn {
  html: string;
  /** What drawing it cost the gateway, where that tells. */
  costs: string | null;
}

/** The host answered, though with no page. */
export class HostRefused extends Error {}

/**
 * The page as the host of the remote draws it.
 *
 * @throws HostRefused when it answers anything else; another error when that takes too long.
 */
export async function askHost({ url, version, language, timeoutMs = TIMEOUT_MS }: Drawing): Promise<Drawn> {
  const traceparent = currentTraceparent();
  const answer = await fetch(url, {
    headers: {
      ...{ accept: 'text/html', 'accept-language': language, [VERSION_HEADER]: version },
      ...(traceparent && { traceparent }),
    },
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  const type = answer.headers.get('content-type') ?? '';
  if (answer.status !== 200 || !type.startsWith('text/html')) {
    await answer.body?.cancel();
    throw new HostRefused(`It answered ${answer.status} ${type}.`);
  }
  return { html: await readText(answer), costs: answer.headers.get('server-timing') };
}

async function readText({ body }: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  // Left early, the rest is not fetched.
  for await (const part of body ?? []) {
    bytes += part.length;
    if (bytes > MAX_BYTES) throw new Error(`It is larger than ${MAX_BYTES} bytes.`);
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

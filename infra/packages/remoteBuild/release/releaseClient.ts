import type * as z from 'zod';
import { progress, refused, RELEASES_PATH } from '@athenaeum/release-protocol/answers';
import { BuildProblem } from '../problem';
import type { Prove } from './credentials';

type Method = 'GET' | 'POST' | 'PUT';
/** Longer than the interval of the service's heartbeats. */
const SILENCE_TIMEOUT_MS = 60_000;

export type ReleaseClient = ReturnType<typeof releaseClient>;

/** A client of one installation's release service. @throws BuildProblem with the service's message for a refusal */
export function releaseClient(address: string, prove: Prove) {
  const origin = originOf(address);

  /** Retries once when the connection breaks before the answer: requests are idempotent. */
  async function send<T>(
    [method, path, body]: [Method, string, Buffer],
    use: (answer: Response, heard: () => void) => Promise<T>,
    attempts = 1,
  ): Promise<T> {
    const token = await prove({ origin, method, path: RELEASES_PATH + path, body });
    const silence = createSilenceTimeout();
    try {
      const answer = await fetch(origin + RELEASES_PATH + path, {
        method,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' },
        ...(method !== 'GET' && { body: new Uint8Array(body) }),
        redirect: 'error',
        signal: silence.signal,
      }).catch((error: unknown) => {
        if (attempts > 1) return null;
        throw new BuildProblem(
          `${origin} does not answer (${reasonOf(error)}). Nothing is known to have changed.`,
        );
      });
      silence.heard();
      if (!answer || (answer.status >= 500 && attempts > 1))
        return await send([method, path, body], use, attempts - 1);
      if (!answer.ok) throw await problemOf(answer, origin);
      return await use(answer, silence.heard);
    } finally {
      silence.end();
    }
  }

  return {
    origin,

    async ask<T>(path: string, answered: z.ZodType<T>): Promise<T> {
      return send(['GET', path, Buffer.alloc(0)], (answer) => read(answer, answered), 2);
    },

    async tell<T>(path: string, body: object | string, answered: z.ZodType<T>): Promise<T> {
      return send(['POST', path, bytesOf(body)], (answer) => read(answer, answered));
    },

    async put(path: string, body: Buffer): Promise<void> {
      await send(['PUT', path, body], () => Promise.resolve(), 3);
    },

    /** Sends a long request; passes its progress lines to `say`, and resolves with the result. */
    async follow(path: string, body: object, onProgress: (line: string) => void): Promise<string> {
      return send(['POST', path, bytesOf(body)], async (answer, heard) => {
        for await (const line of linesOf(answer, heard)) {
          const event = progress.parse(JSON.parse(line));
          if (event.type === 'line') onProgress(event.text);
          if (event.type === 'refused') throw new BuildProblem(event.text);
          if (event.type === 'done') return event.text;
        }
        throw new BuildProblem(
          'The connection ended before it was said what came of it: athenaeum-remote status tells. Try again; what was sent is kept.',
        );
      });
    },
  };
}

/** Aborts a request when nothing has arrived for `SILENCE_TIMEOUT_MS`. */
function createSilenceTimeout() {
  const controller = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const end = () => clearTimeout(timer);
  const heard = () => {
    end();
    timer = setTimeout(() => controller.abort(), SILENCE_TIMEOUT_MS);
  };
  heard();
  return { signal: controller.signal, heard, end };
}

function originOf(address: string): string {
  try {
    const { origin, protocol } = new URL(address);
    if (/^https?:$/.test(protocol)) return origin;
  } catch {
    // Said below.
  }
  throw new BuildProblem(`${address} is no address of a platform: https://portal.example`);
}

const bytesOf = (body: object | string) =>
  Buffer.from(typeof body === 'string' ? body : JSON.stringify(body));

async function read<T>(answer: Response, answered: z.ZodType<T>): Promise<T> {
  const parsed = answered.safeParse(await answer.json().catch(() => null));
  if (parsed.success) return parsed.data;
  throw new BuildProblem(
    'The platform answered in a way that is not known here: it may be of another release.',
  );
}

async function problemOf(answer: Response, origin: string): Promise<BuildProblem> {
  const told = refused.safeParse(await answer.json().catch(() => null));
  if (answer.status === 502)
    return new BuildProblem(`The release service of ${origin} is away: try again in a while.`);
  if (told.success) return new BuildProblem(told.data.message);
  return new BuildProblem(`${origin} answered with ${answer.status}: is it the address of the platform?`);
}

async function* linesOf({ body }: Response, heard: () => void): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let text = '';
  try {
    // In Node a web stream is async iterable; the type, from browsers, is not.
    for await (const chunk of body as unknown as AsyncIterable<Uint8Array>) {
      heard();
      text += decoder.decode(chunk, { stream: true });
      const lines = text.split('\n');
      text = lines.pop()!;
      yield* lines.filter(Boolean);
    }
  } catch {
    // The caller reports the interruption.
  }
}

function reasonOf(error: unknown): string {
  const { cause, name } = error as { cause?: { code?: string; message?: string }; name?: string };
  if (name === 'AbortError') return 'it said nothing for a minute';
  return cause?.code ?? cause?.message ?? 'the connection broke off';
}

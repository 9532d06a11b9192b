import type { ApiError } from '@athenaeum/shell-contract';
import { releaseServiceText } from './releaseService.messages';

/** The error code when the release service is down. */
export const NOT_RUNNING = 'NOT_RUNNING';

interface Refused {
  code: string;
  message: string;
  /** Messages by field of the body. */
  fields?: Record<string, string>;
}

interface Progress {
  type: 'line' | 'waiting' | 'done' | 'refused';
  text?: string;
}

type Read<Data> = { data: Data } | { error: ApiError };

/** Reads an answer of the release service: JSON, or lines of JSON with progress, which go to `onProgress`. */
export async function readAnswer<Data>(
  response: Response,
  onProgress: (line: string) => void = () => undefined,
): Promise<Read<Data>> {
  if (response.status === 502)
    return { error: { kind: 'failed', code: NOT_RUNNING, message: releaseServiceText.notRunning } };
  if (response.headers.get('content-type')?.startsWith('application/x-ndjson'))
    return { data: await follow(response, onProgress) } as Read<Data>;
  if (response.ok) return { data: (await response.json()) as Data };
  const { code, message, fields } = (await response.json()) as Refused;
  return { error: { kind: 'refused', code, message, ...(fields && { fields }) } };
}

/** @throws ApiError when it was refused, or when the connection ended before the outcome */
async function follow({ body }: Response, onProgress: (line: string) => void): Promise<{ text: string }> {
  const reader = body!.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  for (;;) {
    const { value, done } = await reader.read().catch(() => CUT_OFF);
    if (done) throw failed(releaseServiceText.cutOff);
    const lines = (rest + decoder.decode(value, { stream: true })).split('\n');
    rest = lines.pop()!;
    for (const line of lines.filter(Boolean)) {
      const { type, text = '' } = JSON.parse(line) as Progress;
      if (type === 'line') onProgress(text);
      if (type === 'done') return { text };
      if (type === 'refused') throw { ...failed(text), kind: 'refused', code: 'CONFLICT' };
    }
  }
}

const CUT_OFF = { value: undefined, done: true } as const;

const failed = (message: string): ApiError => ({ kind: 'failed', code: 'UNAVAILABLE', message });

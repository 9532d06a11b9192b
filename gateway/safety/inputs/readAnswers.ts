export interface RawAnswer {
  status: number;
  headers: Headers;
  text: string;
}

interface Split {
  body: Buffer;
  /** The rest of the bytes on the connection. */
  next: Buffer;
}

const HEAD_END = '\r\n\r\n';
const LINE_END = '\r\n';

/** Every answer on a connection, without interim ones (100 Continue); a truncated one as far as it was received. */
export function readAnswers(raw: Buffer): RawAnswer[] {
  const [head, rest] = splitAt(raw, HEAD_END);
  const [first = '', ...lines] = head.toString('latin1').split(LINE_END);
  const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(first)?.[1] ?? 0);
  if (status === 0) return [];
  const headers = new Headers(
    lines.map((line): [string, string] => [line.split(':', 1)[0]!, line.slice(line.indexOf(':') + 1)]),
  );
  const { body, next } = splitBody(status, headers, rest);
  const answer = { status, headers, text: body.toString() };
  return [...(status >= 200 ? [answer] : []), ...readAnswers(next)];
}

function splitBody(status: number, headers: Headers, rest: Buffer): Split {
  const length = headers.get('content-length');
  if (status < 200 || status === 204 || status === 304) return { body: Buffer.alloc(0), next: rest };
  if (headers.get('transfer-encoding') === 'chunked') return splitChunks(rest);
  if (length === null) return { body: rest, next: Buffer.alloc(0) };
  return { body: rest.subarray(0, Number(length)), next: rest.subarray(Number(length)) };
}

function splitChunks(rest: Buffer): Split {
  const chunks: Buffer[] = [];
  for (let left = rest; ;) {
    const [size, from] = splitAt(left, LINE_END);
    const length = parseInt(size.toString('latin1'), 16);
    // Our answers have no trailers.
    if (!(length > 0)) return { body: Buffer.concat(chunks), next: from.subarray(LINE_END.length) };
    chunks.push(from.subarray(0, length));
    left = from.subarray(length + LINE_END.length);
  }
}

function splitAt(bytes: Buffer, mark: string): [before: Buffer, after: Buffer] {
  const at = bytes.indexOf(mark);
  return at === -1 ? [bytes, Buffer.alloc(0)] : [bytes.subarray(0, at), bytes.subarray(at + mark.length)];
}

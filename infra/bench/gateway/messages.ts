const END_OF_HEAD = '\r\n\r\n';
const LENGTH = /\r\ncontent-length: *(\d+)/i;

/**
 * Takes what comes over a socket and tells of each HTTP message once it is whole. Only as much of HTTP as the bench meets:
 * one message at a time, with its length said.
 */
export function readMessages(take: (head: string, body: Buffer) => void): (chunk: Buffer) => void {
  let begun: Buffer | null = null;
  return (chunk) => {
    const bytes: Buffer = begun ? Buffer.concat([begun, chunk]) : chunk;
    begun = bytes;
    const end = bytes.indexOf(END_OF_HEAD);
    if (end < 0) return;
    const head = bytes.toString('latin1', 0, end);
    const length = LENGTH.exec(head)?.[1];
    if (length === undefined) throw new Error(`A message without its length: ${head}`);
    const bodyAt = end + END_OF_HEAD.length;
    if (bytes.length < bodyAt + Number(length)) return;
    begun = null;
    take(head, bytes.subarray(bodyAt));
  };
}

/** A message as it goes over the wire. */
export function messageOf(first: string, headers: Record<string, string>, body: string): Buffer {
  const lines = Object.entries({ ...headers, 'content-length': String(Buffer.byteLength(body)) });
  return Buffer.from([first, ...lines.map((line) => line.join(': '))].join('\r\n') + END_OF_HEAD + body);
}

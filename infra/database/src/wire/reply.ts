import { Binary, Long } from 'bson';
import { encodeDocument } from '../bson/codec';
import type { Document } from '../bson/valueTypes';
import { CursorReply, type Reply } from '../commands/command';
import { currentTimestamp } from '../update/timestamps';

const DOCUMENT = 0x03;
const ARRAY = 0x04;
const UNSIGNED = { hash: new Binary(Buffer.alloc(20)), keyId: Long.ZERO };

/** A reply as BSON, with the cluster time that drivers gossip between connections. */
export function encodeReply(reply: Reply): Buffer {
  if (reply instanceof CursorReply) return encodeCursorReply(reply);
  return encodeDocument({ ...reply, ...clusterTime() });
}

function clusterTime(): Document {
  const operationTime = currentTimestamp();
  return { operationTime, $clusterTime: { clusterTime: operationTime, signature: UNSIGNED } };
}

/** `{ cursor: { <batch>, id, ns }, ok: 1, ... }` around documents that already are BSON. */
function encodeCursorReply({ batchName, batch, fields, cursorFields }: CursorReply): Buffer {
  const tail = encodeDocument({
    id: Long.fromNumber(batch.cursorId),
    ns: batch.namespace,
    ...cursorFields,
  });
  const array = element(
    ARRAY,
    batchName,
    wrap(batch.documents.flatMap((raw, i) => element(DOCUMENT, String(i), [raw]))),
  );
  const cursor = element(DOCUMENT, 'cursor', wrap([...array, contents(tail)]));
  const rest = encodeDocument({ ok: 1, ...fields, ...clusterTime() });
  return Buffer.concat(wrap([...cursor, contents(rest)]));
}

const contents = (document: Buffer) => document.subarray(4, document.length - 1);

const element = (type: number, name: string, value: Uint8Array[]): Uint8Array[] => [
  Buffer.from(`${String.fromCharCode(type)}${name}\0`, 'latin1'),
  ...value,
];

function wrap(elements: Uint8Array[]): Uint8Array[] {
  const length = Buffer.alloc(4);
  length.writeInt32LE(elements.reduce((sum, part) => sum + part.length, 5));
  return [length, ...elements, Buffer.of(0)];
}

import { Binary, Long } from 'bson';
import { arrayField, asDocument, contents, documentField } from '../bson/assembly';
import { encodeDocument } from '../bson/codec';
import type { Document } from '../bson/valueTypes';
import { CursorReply, type Reply } from '../commands/command';
import { currentTimestamp } from '../update/timestamps';

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
  const cursor = documentField('cursor', [...arrayField(batchName, batch.documents), contents(tail)]);
  const rest = encodeDocument({ ok: 1, ...fields, ...clusterTime() });
  return Buffer.concat(asDocument([...cursor, contents(rest)]));
}

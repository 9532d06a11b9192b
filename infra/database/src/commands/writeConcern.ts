import { isDocument, isNumeric, type Document } from '../bson/valueTypes';
import { toNumber } from '../bson/numbers';
import { CursorReply, type Reply, type Request } from './command';

/** The write happened, but its write concern was not satisfied. */
export interface WriteConcernError {
  error: Document;
  labels: string[];
}

/** There is one member: a write concern of more can never be satisfied. */
export function unsatisfiable({ body }: Request): WriteConcernError | undefined {
  const wanted = isDocument(body.writeConcern) ? body.writeConcern.w : undefined;
  if (!isNumeric(wanted) || toNumber(wanted) <= 1) return undefined;
  const error = { code: 100, codeName: 'UnsatisfiableWriteConcern', errmsg: 'Not enough data-bearing nodes' };
  return { error, labels: [] };
}

/** Adds a write concern error to a reply that is otherwise a success. */
export function withWriteConcernError(reply: Reply, found: WriteConcernError | undefined): Reply {
  if (!found) return reply;
  const fields = {
    writeConcernError: found.error,
    ...(found.labels.length > 0 ? { errorLabels: found.labels } : {}),
  };
  if (reply instanceof CursorReply)
    return new CursorReply(reply.batchName, reply.batch, { ...reply.fields, ...fields });
  return { ...reply, ...fields };
}

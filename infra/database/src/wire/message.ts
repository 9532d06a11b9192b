import { decodeExact, decodeValues } from '../bson/codec';
import { isDocument, type Document } from '../bson/valueTypes';
import type { Connection, Request } from '../commands/command';

/** MongoDB's messages: OP_MSG both ways, and OP_QUERY for the handshake of older drivers. */
const OpCode = { reply: 1, query: 2004, message: 2013 } as const;

export const HEADER_BYTES = 16;
const FLAG_CHECKSUM = 1;
const FLAG_MORE_TO_COME = 2;

export interface IncomingMessage {
  id: number;
  request: Request;
  wantsReply: boolean;
  /** the reply in the form the message came in */
  formatReply: (body: Buffer, replyId: number) => Buffer[];
}

/** Parses one message; undefined for an unsupported opcode. */
export function readMessage(bytes: Buffer, connection: Connection): IncomingMessage | undefined {
  const id = bytes.readInt32LE(4);
  switch (bytes.readInt32LE(12)) {
    case OpCode.message:
      return readOpMessage(bytes, id, connection);
    case OpCode.query:
      return readOpQuery(bytes, id, connection);
  }
  return undefined;
}

function readOpMessage(bytes: Buffer, id: number, connection: Connection): IncomingMessage {
  const flags = bytes.readUInt32LE(16);
  const end = flags & FLAG_CHECKSUM ? bytes.length - 4 : bytes.length;
  const sequences: Request['sequences'] = {};
  let body: Buffer | undefined;
  let offset = 20;
  while (offset < end) {
    const isSequence = bytes[offset++] === 1;
    const sectionEnd = offset + bytes.readInt32LE(offset);
    if (isSequence) {
      const { name, documents } = readSequence(bytes, offset + 4, sectionEnd);
      (sequences[name] ??= []).push(...documents);
    } else body = bytes.subarray(offset, sectionEnd);
    offset = sectionEnd;
  }
  if (!body) throw new Error('a message without a body');
  return {
    id,
    request: toRequest(body, undefined, sequences, connection),
    wantsReply: (flags & FLAG_MORE_TO_COME) === 0,
    formatReply: (reply, replyId) => {
      const head = Buffer.alloc(HEADER_BYTES + 5);
      writeHeader(head, head.length + reply.length, replyId, id, OpCode.message);
      return [head, reply];
    },
  };
}

function readSequence(bytes: Buffer, start: number, end: number): { name: string; documents: Buffer[] } {
  const nameEnd = bytes.indexOf(0, start);
  const documents: Buffer[] = [];
  let offset = nameEnd + 1;
  while (offset < end) {
    const size = bytes.readInt32LE(offset);
    documents.push(bytes.subarray(offset, offset + size));
    offset += size;
  }
  return { name: bytes.toString('utf8', start, nameEnd), documents };
}

function readOpQuery(bytes: Buffer, id: number, connection: Connection): IncomingMessage {
  const nameStart = HEADER_BYTES + 4;
  const nameEnd = bytes.indexOf(0, nameStart);
  const bodyStart = nameEnd + 1 + 8;
  const body = bytes.subarray(bodyStart, bodyStart + bytes.readInt32LE(bodyStart));
  const database = bytes.toString('utf8', nameStart, nameEnd).split('.')[0]!;
  return {
    id,
    request: toRequest(body, database, {}, connection),
    wantsReply: true,
    formatReply: (reply, replyId) => {
      const head = Buffer.alloc(HEADER_BYTES + 20);
      writeHeader(head, head.length + reply.length, replyId, id, OpCode.reply);
      head.writeInt32LE(8, 16); // the "await capable" flag every server sets
      head.writeInt32LE(1, 32); // one document
      return [head, reply];
    },
  };
}

function toRequest(
  raw: Buffer,
  database: string | undefined,
  sequences: Request['sequences'],
  connection: Connection,
): Request {
  const decoded = decodeValues(raw);
  const body: Document = isDocument(decoded.$query) ? decoded.$query : decoded;
  let exact: Document | undefined;
  return {
    name: Object.keys(body)[0] ?? '',
    database: database ?? String(body.$db),
    body,
    exactBody: () => (exact ??= decodeExact(raw)),
    sequences,
    connection,
  };
}

function writeHeader(head: Buffer, length: number, id: number, responseTo: number, opCode: number): void {
  head.writeInt32LE(length, 0);
  head.writeInt32LE(id, 4);
  head.writeInt32LE(responseTo, 8);
  head.writeInt32LE(opCode, 12);
}

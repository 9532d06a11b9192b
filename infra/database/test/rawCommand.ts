import { once } from 'node:events';
import { connect } from 'node:net';
import { mongo } from 'mongoose';

export const OpCode = { query: 2004, message: 2013 } as const;
const HEADER_BYTES = 16;
/** flags and the kind of the one section */
const PREFIX_BYTES = 5;

/** One command as a message, exactly as given: a driver would put a session and a number of its own into it. */
export function commandMessage(command: mongo.Document, id = 1): Buffer {
  const body = mongo.BSON.serialize({ ...command, $db: command.$db ?? 'test' });
  const head = Buffer.alloc(HEADER_BYTES + PREFIX_BYTES);
  head.writeInt32LE(head.length + body.length, 0);
  head.writeInt32LE(id, 4);
  head.writeInt32LE(OpCode.message, 12);
  return Buffer.concat([head, body]);
}

/** The handshake of older drivers. */
export function queryMessage(command: mongo.Document): Buffer {
  const body = mongo.BSON.serialize(command);
  const head = Buffer.alloc(HEADER_BYTES);
  const query = Buffer.concat([Buffer.alloc(4), Buffer.from('admin.$cmd\0'), Buffer.alloc(8)]);
  head.writeInt32LE(head.length + query.length + body.length, 0);
  head.writeInt32LE(OpCode.query, 12);
  return Buffer.concat([head, query, body]);
}

export const queryReplyIn = (message: Buffer): mongo.Document => mongo.BSON.deserialize(message.subarray(36));

export const replyIn = (message: Buffer): mongo.Document =>
  mongo.BSON.deserialize(message.subarray(HEADER_BYTES + PREFIX_BYTES, message.readInt32LE(0)));

export async function rawCommand(uri: string, command: mongo.Document): Promise<mongo.Document> {
  const { hostname, port } = new URL(uri);
  const socket = connect(Number(port), hostname);
  try {
    socket.write(commandMessage(command));
    const [reply] = (await once(socket, 'data')) as [Buffer];
    return replyIn(reply);
  } finally {
    socket.destroy();
  }
}

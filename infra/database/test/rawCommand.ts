import { once } from 'node:events';
import { connect } from 'node:net';
import { mongo } from 'mongoose';

const HEADER_BYTES = 16;
const OP_MSG = 2013;

/** Sends one command as it is: a driver would put a session and a number of its own into it. */
export async function rawCommand(uri: string, command: mongo.Document): Promise<mongo.Document> {
  const body = mongo.BSON.serialize({ ...command, $db: 'test' });
  const head = Buffer.alloc(HEADER_BYTES + 5);
  head.writeInt32LE(head.length + body.length, 0);
  head.writeInt32LE(OP_MSG, 12);
  const { hostname, port } = new URL(uri);
  const socket = connect(Number(port), hostname);
  try {
    socket.write(Buffer.concat([head, body]));
    const [reply] = (await once(socket, 'data')) as [Buffer];
    return mongo.BSON.deserialize(reply.subarray(HEADER_BYTES + 5));
  } finally {
    socket.destroy();
  }
}

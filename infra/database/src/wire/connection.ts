import type { Socket } from 'node:net';
import type { Connection } from '../commands/command';
import type { Dispatch } from '../commands/dispatch';
import { FrameReader } from './frames';
import { readMessage } from './message';
import { encodeReply } from './reply';

let connections = 0;
let replies = 0;

/** Answers the messages of one socket in order; a malformed message closes the connection. */
export function serveConnection(socket: Socket, dispatch: Dispatch): void {
  const connection: Connection = {
    id: ++connections,
    address: `${socket.remoteAddress}:${socket.remotePort}`,
  };
  const frames = new FrameReader();
  let previous: Promise<void> = Promise.resolve();
  socket.setNoDelay(true);
  // A client that disconnects is no error; `close` follows and ends the connection.
  socket.on('error', () => {});
  socket.on('data', (chunk) => {
    try {
      for (const frame of frames.push(chunk)) {
        previous = previous.then(() => answer(frame)).catch(() => void socket.destroy());
      }
    } catch {
      socket.destroy();
    }
  });

  async function answer(frame: Buffer): Promise<void> {
    const message = readMessage(frame, connection);
    if (!message) return void socket.destroy();
    const reply = await dispatch(message.request);
    if (reply === 'disconnect') return void socket.destroy();
    if (!message.wantsReply || socket.destroyed) return;
    socket.cork();
    for (const part of message.formatReply(encodeReply(reply), ++replies)) socket.write(part);
    socket.uncork();
  }
}

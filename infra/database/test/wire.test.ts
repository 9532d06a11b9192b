import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { mongo } from 'mongoose';
import { openDatabaseForFile } from './openDatabase';
import { commandMessage, queryMessage, queryReplyIn, replyIn } from './rawCommand';

const database = openDatabaseForFile();

const socketTo = (uri: string): Socket => connect(Number(new URL(uri).port), '127.0.0.1');
const hungUp = async (bytes: string | Buffer) => {
  const socket = socketTo(database.uri);
  socket.on('error', () => {});
  socket.write(bytes);
  await once(socket, 'close');
};

it('closes a connection that does not speak the protocol, and goes on serving others', async () => {
  const cutOff = commandMessage({ ping: 1 });
  cutOff.writeInt32LE(5_000, 21);

  await hungUp('GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n');
  await hungUp(Buffer.alloc(64));
  await hungUp(cutOff);

  expect(await database.db.command({ ping: 1 })).toMatchObject({ ok: 1 });
});

it('reassembles messages that arrive in pieces, and splits those that arrive together', async () => {
  const socket = socketTo(database.uri);
  for (const byte of commandMessage({ ping: 1 })) socket.write(Buffer.of(byte));
  const [pieced] = (await once(socket, 'data')) as [Buffer];

  socket.write(Buffer.concat([commandMessage({ ping: 1 }, 7), commandMessage({ ping: 1 }, 8)]));
  let received = Buffer.alloc(0);
  while (received.length < pieced.length * 2) {
    received = Buffer.concat([received, ((await once(socket, 'data')) as [Buffer])[0]]);
  }
  socket.destroy();

  expect(replyIn(pieced)).toMatchObject({ ok: 1 });
  const answered = [received, received.subarray(received.readInt32LE(0))].map((bytes) =>
    bytes.readInt32LE(8),
  );
  expect(answered).toEqual([7, 8]);
});

it('answers the handshake of older drivers', async () => {
  const socket = socketTo(database.uri);
  socket.write(queryMessage({ isMaster: 1, helloOk: true }));

  const [reply] = (await once(socket, 'data')) as [Buffer];
  socket.destroy();

  expect(queryReplyIn(reply)).toMatchObject({ helloOk: true, ismaster: true, ok: 1 });
});

it('takes unacknowledged writes', async () => {
  const quiet = database.db.collection('quiet', { writeConcern: { w: 0 } });
  await quiet.insertMany([{ n: 1 }, { n: 2 }]);

  while ((await quiet.countDocuments()) < 2) await new Promise((resume) => setTimeout(resume, 10));
  expect(await quiet.countDocuments()).toBe(2);
});

it('reads and writes documents of many megabytes, and refuses larger ones', async () => {
  const files = database.db.collection('files');
  const megabytes = (n: number) => ({ bytes: new mongo.Binary(Buffer.alloc(n * 2 ** 20, 7)) });
  await files.insertMany([megabytes(9), megabytes(9)]);

  const found = await files.find().toArray();

  expect(found.map(({ bytes }) => bytes.length())).toEqual([9 * 2 ** 20, 9 * 2 ** 20]);
  await expect(files.updateOne({}, { $set: { more: megabytes(8).bytes } })).rejects.toMatchObject({
    code: 10334,
  });
});

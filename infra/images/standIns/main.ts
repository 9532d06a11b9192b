import { createServer as createHttpServer } from 'node:http';
import { connect, createServer } from 'node:net';
import { startDatabase } from '@athenaeum/database';
import { createFakeS3 } from '@athenaeum/gateway-testing/fakeS3';
import { startMailServer } from '../../production/mailServer';

// In place of what the file for compose takes of others and no registry of images is there for: MongoDB is the embedded database, which
// speaks its protocol; the bucket and the catcher of mail are those of our tests.

const database = await startDatabase({ port: 0, dataDir: '/tmp/database', isThrowaway: true });
const files = await createFakeS3();
const mail = await startMailServer();

/** They listen on loopback alone. */
relay(27017, database.port);
relay(9000, Number(new URL(files.env.S3_ENDPOINT!).port));
relay(1025, Number(new URL(mail.url).port));
createHttpServer((_request, response) => response.end('ok')).listen(8025);

console.log(JSON.stringify({ ready: true, env: files.env }));
process.once('SIGTERM', () => process.exit(0));

function relay(port: number, to: number): void {
  createServer((socket) => {
    const inner = connect(to, '127.0.0.1');
    socket.pipe(inner).pipe(socket);
    for (const one of [socket, inner])
      one.on('error', () => {
        socket.destroy();
        inner.destroy();
      });
  }).listen(port, '0.0.0.0');
}

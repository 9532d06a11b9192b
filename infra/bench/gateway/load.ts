import { connect, type Socket } from 'node:net';
import { VIEWER_HEADER } from './graph';
import { messageOf, readMessages } from './messages';

export interface Load {
  /** The body of one answer; rejects for any but a good one. */
  once(): Promise<string>;
  /** Closed loop for so many ms: each connection sends the next request once it has its answer. */
  run(milliseconds: number): Promise<{ times: number[]; failed: number; elapsed: number }>;
}

interface Options {
  port: number;
  /** The number of different viewers, so that no request is coalesced. */
  connections: number;
  body: object;
}

const GOOD = 'HTTP/1.1 200 ';

/** Asks over bare sockets, so that little of the machine's time goes to asking. An answer of another length is a failed one. */
export function createLoad({ port, connections, body }: Options): Load {
  const text = JSON.stringify(body);
  const questions = Array.from({ length: connections }, (_, viewer) =>
    messageOf(
      'POST /graphql HTTP/1.1',
      {
        host: `127.0.0.1:${port}`,
        'content-type': 'application/json',
        accept: 'application/json',
        [VIEWER_HEADER]: `viewer-${viewer}`,
      },
      text,
    ),
  );
  let expected = 0;

  const open = () => connect(port, '127.0.0.1').setNoDelay();

  return {
    once: () =>
      new Promise((resolve, reject) => {
        const socket = open();
        const read = readMessages((head, answer) => {
          socket.destroy();
          expected = answer.length;
          if (head.startsWith(GOOD)) resolve(answer.toString());
          else reject(new Error(head));
        });
        socket
          .on('data', read)
          .on('error', reject)
          .on('close', () => reject(new Error('hung up')));
        socket.write(questions[0]!);
      }),

    async run(milliseconds) {
      const times: number[] = [];
      let failed = 0;
      const startedAt = performance.now();
      const isOver = () => performance.now() - startedAt >= milliseconds;
      await Promise.all(questions.map((question) => keepAsking(question)));
      return { times, failed, elapsed: performance.now() - startedAt };

      /** Runs until the time is over; a broken connection is reopened. */
      async function keepAsking(question: Buffer): Promise<void> {
        while (!isOver()) if (!(await askUntilBroken(question))) failed++;
      }

      function askUntilBroken(question: Buffer): Promise<boolean> {
        return new Promise((resolve) => {
          const socket: Socket = open();
          let askedAt = performance.now();
          const read = readMessages((head, { length }) => {
            if (head.startsWith(GOOD) && length === expected) times.push(performance.now() - askedAt);
            else failed++;
            if (isOver()) {
              resolve(true);
              socket.destroy();
              return;
            }
            askedAt = performance.now();
            socket.write(question);
          });
          socket
            .on('data', read)
            .on('error', () => {})
            .on('close', () => resolve(false));
          socket.write(question);
        });
      }
    },
  };
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { resolve } from 'node:path';
import type { UnexpectedKind } from '@athenaeum/common/server';

const SIGNALS = { uncaughtException: 'SIGUSR2', unhandledRejection: 'SIGHUP' } as const;
const BREAKS_WHEN_TOLD =
  'data:text/javascript,' +
  encodeURIComponent(`
    const broken = () => new TypeError('of amara@example.test');
    process.on('${SIGNALS.uncaughtException}', () => setTimeout(() => { throw broken(); }, 0));
    process.on('${SIGNALS.unhandledRejection}', () => setTimeout(() => void Promise.reject(broken()), 0));
  `);

export interface BrokenProcess {
  /** Resolves when its output contains `text` that many times. */
  said(text: string, times?: number): Promise<void>;
  output(): string;
  /** Makes a timer throw, or rejects a promise that nobody handles. */
  breakIt(kind?: UnexpectedKind): void;
  /** Sends SIGTERM. */
  stop(): void;
  exitCode: Promise<number | null>;
  kill(): void;
}

/** A process of ours (path of its file from the repository's root) that throws on request. */
export function startBrokenProcess(file: string, env: Record<string, string>): BrokenProcess {
  const child = spawn(process.execPath, ['--import', 'tsx', '--import', BREAKS_WHEN_TOLD, file], {
    cwd: resolve(__dirname, '../../../..'),
    env: { ...process.env, LOG_LEVEL: 'info', ...env },
  });
  const exitCode = once(child, 'exit').then(([code]) => code as number | null);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => {
      output += text.toString();
      child.emit('said');
    });
  return {
    async said(text, times = 1) {
      while (output.split(text).length <= times)
        await Promise.race([
          once(child, 'said'),
          exitCode.then(() => Promise.reject(new Error(`It ended without saying "${text}": ${output}`))),
        ]);
    },
    output: () => output,
    breakIt: (kind = 'uncaughtException') => void child.kill(SIGNALS[kind]),
    stop: () => void child.kill('SIGTERM'),
    exitCode,
    kill: () => void child.kill('SIGKILL'),
  };
}

/** A request whose body is sent only by `finish`; `over` is all that came back on its connection. */
export async function aSlowRequest({ port, path, body, headers = {} }: SlowRequest) {
  const socket: Socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  let answer = '';
  socket.on('data', (text: Buffer) => {
    answer += text.toString();
    socket.emit('answered');
  });
  const over = once(socket, 'close').then(() => answer);
  const lines = Object.entries({
    host: `localhost:${port}`,
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(body)),
    // The server shows that it has the request by asking for its body.
    expect: '100-continue',
    ...headers,
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.write(`POST ${path} HTTP/1.1\r\n${lines.join('')}\r\n`);
  while (!answer.includes('100 Continue')) await once(socket, 'answered');
  return {
    finish(): Promise<string> {
      socket.write(body);
      return over;
    },
    /** All that came back, once the other side has closed the connection. */
    over,
  };
}

interface SlowRequest {
  port: number;
  path: string;
  body: string;
  headers?: Record<string, string>;
}

/** Resolves when the port accepts no connections any more. */
export async function untilClosed(port: number): Promise<void> {
  for (;;) {
    const socket = connect(port, '127.0.0.1');
    try {
      await once(socket, 'connect');
    } catch {
      return;
    } finally {
      socket.destroy();
    }
  }
}

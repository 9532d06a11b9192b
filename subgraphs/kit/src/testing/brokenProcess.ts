import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { resolve } from 'node:path';

const THROWS_WHEN_TOLD =
  'data:text/javascript,' +
  encodeURIComponent(
    "process.on('SIGUSR2', () => setTimeout(() => { throw new TypeError('of amara@example.test'); }, 0));",
  );

export interface BrokenProcess {
  /** Until its output has `text` so many times. */
  said(text: string, times?: number): Promise<void>;
  output(): string;
  /** Has a timer throw in it. */
  breakIt(): void;
  exitCode: Promise<number | null>;
  kill(): void;
}

/** A real process of ours, by its file from the root, in which a timer throws when told. */
export function startBrokenProcess(file: string, env: Record<string, string>): BrokenProcess {
  const child = spawn(process.execPath, ['--import', 'tsx', '--import', THROWS_WHEN_TOLD, file], {
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
    breakIt: () => void child.kill('SIGUSR2'),
    exitCode,
    kill: () => void child.kill('SIGKILL'),
  };
}

/** A request whose body comes only when told; `answer` is all that came back on its connection. */
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
    // The server says that it has the request by asking for its body.
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
  };
}

interface SlowRequest {
  port: number;
  path: string;
  body: string;
  headers?: Record<string, string>;
}

import { spawn, type ChildProcess } from 'node:child_process';

/** Starts ffmpeg; it overwrites its output and says only what went wrong. */
export const startFfmpeg = (args: readonly string[]): ChildProcess =>
  spawn('ffmpeg', ['-hide_banner', '-loglevel', 'error', '-y', ...args], {
    stdio: ['pipe', 'inherit', 'inherit'],
  });

export const ffmpeg = (args: readonly string[]): Promise<void> => finished(startFfmpeg(args), 'ffmpeg');

export function finished(child: ChildProcess, name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    child.once('error', () => reject(new Error(`${name} is not installed (Debian: apt-get install ffmpeg)`)));
    child.once('close', (code) => (code === 0 ? resolve() : reject(new Error(`${name} ended with ${code}`))));
  });
}

/** Seconds. */
export async function lengthOf(file: string): Promise<number> {
  const child = spawn(
    'ffprobe',
    ['-v', 'error', '-show_entries', 'format=duration', '-of', 'csv=p=0', file],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  let answer = '';
  child.stdout.on('data', (chunk: Buffer) => (answer += chunk.toString()));
  await finished(child, 'ffprobe');
  return Number(answer);
}

import { mkdirSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { listens, startProgram, type Running } from './processes';

const BUCKET = 'athenaeum-files';
/** The only key that it knows, by its id; what is signed with it is not compared: s3rver does so for signatures of version 2 alone. */
const KEY = 'S3RVER';
const S3RVER = join(createRequire(import.meta.url).resolve('s3rver/package.json'), '../bin/s3rver.js');

export type FileServer = Awaited<ReturnType<typeof createFileServer>>;

/** s3rver as a process of its own: it requires a known access key, and stores objects in a folder. */
export async function createFileServer(folder: string, port: number) {
  mkdirSync(folder);
  let running: Running | null = null;
  const start = async () => {
    running = await startProgram(
      {
        program: process.execPath,
        args: [
          ...[S3RVER, '-d', join(folder, 'buckets'), '-a', '127.0.0.1', '-p', String(port)],
          ...['--no-vhost-buckets', '--configure-bucket', BUCKET],
        ],
      },
      { log: join(folder, 'output.log'), isReady: () => listens(port) },
    );
  };
  mkdirSync(join(folder, 'buckets'));
  await start();
  return {
    env: { S3_BUCKET: BUCKET, S3_ENDPOINT: `http://127.0.0.1:${port}`, S3_PATH_STYLE: 'true' },
    secrets: { S3_ACCESS_KEY_ID: KEY, S3_SECRET_ACCESS_KEY: KEY },
    /** The keys of its objects. */
    objects: () =>
      readdirSync(join(folder, 'buckets', BUCKET), { recursive: true, encoding: 'utf8' }).filter((name) =>
        name.endsWith('_object'),
      ),
    start,
    stop: async () => void (await running?.end()),
  };
}

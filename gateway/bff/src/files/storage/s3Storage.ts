import type { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { isKey, mustBeKey } from './key';
import { refuseWebPages, tagOf } from './s3Answers';
import { exactly, StorageUnavailable, type FileStorage } from './storage';
import type { StorageEnv } from './storageVariables';

type S3Options = StorageEnv & { S3_BUCKET: string };

const MAX_ATTEMPTS = 2;
const SILENT = { trace() {}, debug() {}, info() {}, warn() {}, error() {} };
const NOTHING = ['NoSuchKey', 'NotFound'];

/** Files in a bucket of any service that speaks the S3 API. */
export function createS3Storage(env: S3Options): FileStorage {
  const client = createClient(env);
  const timeoutMs = env.STORAGE_TIMEOUT_MS;
  const object = (key: string) => ({ Bucket: env.S3_BUCKET, Key: mustBeKey(key) });

  return {
    async put(key, body, { bytes, type }) {
      const given = object(key);
      // The time of a transfer depends on its size; only a stall is an error.
      const deadline = createDeadline(timeoutMs);
      const measured = exactly(bytes, deadline.renew);
      // The client only notices that a body ends, not that it breaks; without this it would wait for the rest.
      body.once('error', (error) => measured.destroy(error));
      measured.once('error', deadline.give);
      const command = new PutObjectCommand({
        ...given,
        Body: body.pipe(measured),
        ContentLength: bytes,
        ContentType: type,
      });
      try {
        tagOf(await client.send(command, { abortSignal: deadline.signal }));
      } catch (error) {
        body.destroy();
        throw new StorageUnavailable(error);
      } finally {
        deadline.over();
      }
    },

    async head(key) {
      const command = new HeadObjectCommand(object(key));
      return answered(timeoutMs, async (abortSignal) => {
        const found = await client.send(command, { abortSignal });
        return { bytes: found.ContentLength ?? 0, etag: tagOf(found) };
      });
    },

    async open(key, part) {
      const Range = part && `bytes=${part.start}-${part.end}`;
      const command = new GetObjectCommand({ ...object(key), Range });
      return answered(timeoutMs, async (abortSignal) => {
        const found = await client.send(command, { abortSignal });
        tagOf(found);
        return found.Body as Readable;
      });
    },

    async delete(key) {
      const command = new DeleteObjectCommand(object(key));
      await answered(timeoutMs, (abortSignal) => client.send(command, { abortSignal }));
    },

    async *keys() {
      let ContinuationToken: string | undefined;
      do {
        const command = new ListObjectsV2Command({ Bucket: env.S3_BUCKET, ContinuationToken });
        const page = await answered(timeoutMs, (abortSignal) => client.send(command, { abortSignal }));
        for (const { Key = '' } of page?.Contents ?? []) if (isKey(Key)) yield Key;
        ContinuationToken = page?.NextContinuationToken;
      } while (ContinuationToken);
    },

    close: () => client.destroy(),
  };
}

function createClient(env: S3Options): S3Client {
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env;
  const client = new S3Client({
    region: env.S3_REGION,
    endpoint: env.S3_ENDPOINT,
    forcePathStyle: env.S3_PATH_STYLE,
    // Without a key of our own, whatever the machine has been given: a role, a profile.
    ...(accessKeyId && secretAccessKey ? { credentials: { accessKeyId, secretAccessKey } } : {}),
    maxAttempts: MAX_ATTEMPTS,
    // Not every service that speaks S3 knows the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: env.STORAGE_TIMEOUT_MS / MAX_ATTEMPTS },
    // Errors are thrown, and logged once by the caller.
    logger: SILENT,
  });
  refuseWebPages(client);
  return client;
}

/** What storage answered, null when there is nothing of that name; times out after `timeoutMs`. */
async function answered<T>(timeoutMs: number, ask: (signal: AbortSignal) => Promise<T>): Promise<T | null> {
  const deadline = createDeadline(timeoutMs);
  try {
    return await ask(deadline.signal);
  } catch (error) {
    if (NOTHING.includes((error as Error).name)) return null;
    throw new StorageUnavailable(error);
  } finally {
    deadline.over();
  }
}

/** Ends with the answer, not later: the body of an answer may be read for as long as it takes. */
function createDeadline(timeoutMs: number) {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(new Error('Storage took too long')), timeoutMs);
  return {
    signal: controller.signal,
    give: (error: Error) => controller.abort(error),
    renew: () => void timer.refresh(),
    over: () => clearTimeout(timer),
  };
}

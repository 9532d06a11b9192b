import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { S3Client, S3ClientConfig } from '@aws-sdk/client-s3';
import * as z from 'zod';
import type { RemoteEntry } from '../entry';
import { RegistryProblem } from '../problem';
import { missingKey, s3Variables } from './s3Variables';

/** Where servers that share no folder with the publisher fetch builds from; its address, or a CDN's, is their `BUILDS_URL`. */
export interface BuildBucket {
  /** Puts all files of a build to `<name>/<version>/<file>`. Rejects with a RegistryProblem where it cannot. */
  put(folder: string, entry: Pick<RemoteEntry, 'name' | 'version'>): Promise<void>;
}

/** Distinguished from files that members upload by the bucket only. */
export const buildBucketVariables = {
  BUILDS_BUCKET: z
    .string()
    .min(3)
    .max(63)
    .optional()
    .describe('A bucket that builds of remotes are also uploaded to, for servers that fetch them.'),
  ...s3Variables,
};

const schema = z.object(buildBucketVariables).superRefine((env, context) => {
  const missing = env.BUILDS_BUCKET ? missingKey(env) : null;
  if (missing) context.addIssue({ code: 'custom', path: [missing], message: 'is needed with the other key' });
});

const MAX_CONCURRENT_UPLOADS = 6;
const REQUEST_TIMEOUT_MS = 15_000;
const IMMUTABLE = 'public, max-age=31536000, immutable';
const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.html': 'text/html; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** Null where none is configured. Rejects with a RegistryProblem that names what is wrong. */
export async function openBuildBucket(source: NodeJS.ProcessEnv): Promise<BuildBucket | null> {
  const given = schema.safeParse(
    Object.fromEntries(Object.entries(source).filter(([, value]) => value !== '')),
  );
  if (!given.success) {
    const names = [...new Set(given.error.issues.map(({ path }) => String(path[0])))].join(', ');
    throw new RegistryProblem(`The bucket of builds cannot be used: look at ${names}.`);
  }
  const { BUILDS_BUCKET, ...env } = given.data;
  if (!BUILDS_BUCKET) return null;
  const { PutObjectCommand, HeadObjectCommand, S3Client } = await import('@aws-sdk/client-s3');
  const client: S3Client = new S3Client(clientOptions(env));

  const has = (Key: string) =>
    client.send(new HeadObjectCommand({ Bucket: BUILDS_BUCKET, Key })).then(assertTagged, (error: Error) => {
      if (error.name === 'NotFound' || error.name === 'NoSuchKey') return false;
      throw error;
    });
  const putFile = async (folder: string, file: string, below: string) =>
    assertTagged(
      await client.send(
        new PutObjectCommand({
          Bucket: BUILDS_BUCKET,
          Key: below + file,
          Body: await readFile(join(folder, file)),
          ContentType: TYPES[extname(file)] ?? 'application/octet-stream',
          CacheControl: IMMUTABLE,
        }),
      ),
    );

  return {
    async put(folder, { name, version }) {
      const below = `${name}/${version}/`;
      try {
        // Comes last: where it is, all else is.
        if (await has(`${below}build.json`)) return;
        const files = (await filesBelow(folder)).filter((file) => file !== 'build.json');
        for (let first = 0; first < files.length; first += MAX_CONCURRENT_UPLOADS)
          await Promise.all(
            files.slice(first, first + MAX_CONCURRENT_UPLOADS).map((file) => putFile(folder, file, below)),
          );
        await putFile(folder, 'build.json', below);
      } catch (error) {
        throw new RegistryProblem(
          `${name} ${version} could not be put into the bucket ${BUILDS_BUCKET}: ${(error as Error).message}`,
        );
      }
    },
  };
}

/** S3 tags every object; a page of something in front of it, with the status of success, has no tag. */
function assertTagged({ ETag }: { ETag?: string | undefined }): true {
  if (!ETag) throw new Error('it answered without a tag, so something else may have answered in its place');
  return true;
}

type Env = Omit<z.infer<typeof schema>, 'BUILDS_BUCKET'>;

function clientOptions(env: Env): S3ClientConfig {
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey, S3_ENDPOINT } = env;
  return {
    region: env.S3_REGION,
    forcePathStyle: env.S3_PATH_STYLE,
    maxAttempts: 2,
    // Not every service that speaks S3 knows the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: REQUEST_TIMEOUT_MS, requestTimeout: REQUEST_TIMEOUT_MS },
    ...(S3_ENDPOINT && { endpoint: S3_ENDPOINT }),
    ...(accessKeyId && secretAccessKey && { credentials: { accessKeyId, secretAccessKey } }),
  };
}

async function filesBelow(folder: string): Promise<string[]> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  return found
    .filter((one) => one.isFile())
    .map((one) => join(one.parentPath, one.name).slice(folder.length + 1))
    .sort();
}

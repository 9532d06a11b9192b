import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { artifactFolder, checkArtifact } from '../artifacts';
import { readBuild } from '../build';
import { testBuild, testFolder } from '../testing/testBuild';
import { openBuildBucket } from './buildBucket';
import { createPulledBuilds } from './pulledBuilds';

/** A fake of the parts of S3 that builds need, with public objects. */
let server: Server;
let origin: string;
let objects: Map<string, { body: Buffer; headers: Record<string, string | undefined> }>;
let puts: string[];
let isFailing: boolean;
let isBehindSignIn: boolean;
beforeEach(async () => {
  objects = new Map();
  puts = [];
  isFailing = false;
  isBehindSignIn = false;
  server = createServer((request, response) => {
    void (async () => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const path = request.url!.split('?')[0]!;
      if (isFailing) return void response.writeHead(500).end();
      if (isBehindSignIn) return void response.end('<!doctype html><title>Sign in</title>');
      // S3 tags every object in its answers.
      const tagged = { etag: '"d41d8cd98f00b204e9800998ecf8427e"' };
      if (request.method === 'PUT') {
        puts.push(path);
        objects.set(path, {
          body: Buffer.concat(chunks),
          headers: { type: request.headers['content-type'], keep: request.headers['cache-control'] },
        });
        return void response.writeHead(200, tagged).end();
      }
      const found = objects.get(path);
      if (!found) return void response.writeHead(404).end();
      response.writeHead(200, tagged).end(request.method === 'HEAD' ? undefined : found.body);
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => void server.close());

const configured = () => ({
  BUILDS_BUCKET: 'builds',
  S3_ENDPOINT: origin,
  S3_ACCESS_KEY_ID: 'AKIATEST',
  S3_SECRET_ACCESS_KEY: 'a secret of this test only',
  S3_PATH_STYLE: 'true',
});

it('uploads a build for servers that share no folder', async () => {
  const folder = testBuild({ documents: ['{ me { ok } }'] });
  const entry = await readBuild(folder);
  const bucket = (await openBuildBucket(configured()))!;
  const dataDir = testFolder();

  await bucket.put(folder, entry);
  await createPulledBuilds({ url: `${origin}/builds`, dataDir }).ensure(entry);

  await checkArtifact(artifactFolder(dataDir, entry), entry);
  expect(puts.at(-1)).toBe('/builds/mfe-one/v001/build.json');
  expect(objects.get('/builds/mfe-one/v001/remote.js')!.headers).toEqual({
    type: 'text/javascript; charset=utf-8',
    keep: 'public, max-age=31536000, immutable',
  });
});

it('uploads no build twice, and completes one that was interrupted', async () => {
  const folder = testBuild();
  const entry = await readBuild(folder);
  const bucket = (await openBuildBucket(configured()))!;
  await bucket.put(folder, entry);
  const all = puts.splice(0).sort();

  await bucket.put(folder, entry);
  expect(puts).toEqual([]);

  objects.delete('/builds/mfe-one/v001/build.json');
  await bucket.put(folder, entry);
  expect(puts.at(-1)).toBe('/builds/mfe-one/v001/build.json');
  expect(puts.sort()).toEqual(all);
});

it('names the build that could not be uploaded, and the bucket', async () => {
  const folder = testBuild();
  const bucket = (await openBuildBucket(configured()))!;
  isFailing = true;

  await expect(bucket.put(folder, await readBuild(folder))).rejects.toThrow(
    /^mfe-one v001 could not be put into the bucket builds: /,
  );
});

it('is null without a configured bucket, and names a wrong setting', async () => {
  expect(await openBuildBucket({ S3_ENDPOINT: 'https://s3.example' })).toBeNull();
  await expect(openBuildBucket({ BUILDS_BUCKET: 'x', S3_ENDPOINT: 'nowhere' })).rejects.toThrow(
    'look at BUILDS_BUCKET, S3_ENDPOINT.',
  );
  await expect(openBuildBucket({ BUILDS_BUCKET: 'builds', S3_ACCESS_KEY_ID: 'key' })).rejects.toThrow(
    'look at S3_SECRET_ACCESS_KEY.',
  );
});

it('does not take the page of a sign-in in front of it for a bucket', async () => {
  const folder = testBuild();
  const entry = await readBuild(folder);
  const bucket = (await openBuildBucket(configured()))!;
  isBehindSignIn = true;

  await expect(bucket.put(folder, entry)).rejects.toThrow(/answered without a tag/);
});

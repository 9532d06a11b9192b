import { existsSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { testBuild, testEntry } from '@athenaeum/registry/testing';
import { mintAreaToken } from '@athenaeum/release-protocol/areaToken';
import { openForFile } from '@athenaeum/kit/testing';
import { createReleasesWorld, type ReleasesWorld } from '../testing/releasesWorld';
import { sendAll } from '../testing/sendAll';
import { LIMITS } from './uploadRecord';

const world = openForFile(() => createReleasesWorld());
let key: Awaited<ReturnType<ReleasesWorld['key']>>;
beforeAll(async () => {
  key = await world.key();
});

let count = 0;
/** A build for each test, with a changed record. */
function build({ change = (record: Record<string, unknown>) => record, files = {} } = {}) {
  const folder = testBuild({
    version: `upload${count++}`,
    documents: [],
    shared: [],
    files: {
      'remoteEntry.js': 'var mfe_one = { get() {}, init() {} };',
      'remote.js': `void ${count};`,
      ...files,
    },
  });
  const record = change(
    JSON.parse(readFileSync(join(folder, 'build.json'), 'utf8')) as Record<string, unknown>,
  );
  return { folder, text: JSON.stringify(record), version: String(record.version) };
}

const begin = async (text: string) => {
  const { status, message, body } = await world.send(key, ['POST', '/areas/mfe-one/uploads', text]);
  return { status, message, ...(JSON.parse(body) as { upload: string; missing: string[] }) };
};
const put = (upload: string, file: string, content: string) =>
  world.send(key, ['PUT', `/areas/mfe-one/uploads/${upload}?file=${encodeURIComponent(file)}`, content]);
const stagedFile = (upload: string, name: string) =>
  join(world.dataDir, 'remotes/.uploads/mfe-one', upload, 'files', name);

const withFile =
  (name: string, facts: object = {}) =>
  (record: Record<string, unknown>) => ({
    ...record,
    files: {
      ...(record.files as object),
      [name]: { bytes: 1, brotli: null, integrity: `sha384-${'A'.repeat(64)}`, ...facts },
    },
  });

it('requests missing files only', async () => {
  const { text } = build();
  const { upload, missing } = await begin(text);
  expect(missing.sort()).toEqual(['operations.json', 'remote.js', 'remoteEntry.js']);

  expect(await put(upload, 'remote.js', `void ${count};`)).toMatchObject({ status: 204 });

  expect((await begin(text)).missing.sort()).toEqual(['operations.json', 'remoteEntry.js']);
});

it.each([
  ['../../../etc/passwd', 'leads outside'],
  ['a/../../b.js', 'leads outside'],
  ['/etc/passwd', 'not a file name'],
  ['a\\..\\b.js', 'not a file name'],
  ['.hidden.js', 'is hidden'],
  ['a/.git/config', 'is hidden'],
  ['build.json', 'is written by the platform itself'],
  ['remote.js.br', 'is written by the platform itself'],
  [`${'a'.repeat(200)}.js`, 'is too long'],
])('refuses a record that lists %s', async (name, why) => {
  const { status, message } = await begin(build({ change: withFile(name) }).text);

  expect(status).toBe(400);
  expect(message).toContain(why);
});

it('refuses a file that the record does not list', async () => {
  const { upload } = await begin(build().text);

  for (const name of ['another.js', '../build.json', '../../../mfe-two/v001/remoteEntry.js', '__proto__'])
    expect(await put(upload, name, 'x')).toMatchObject({
      status: 400,
      message: `The record of the build lists no file “${name}”.`,
    });
});

it('refuses other bytes than the record’s digests', async () => {
  const { upload } = await begin(build().text);

  expect(await put(upload, 'remote.js', 'alert(1)')).toMatchObject({
    status: 400,
    message: 'remote.js is not what was built.',
  });
  expect(existsSync(stagedFile(upload, 'remote.js'))).toBe(false);
});

it('refuses what is too large', async () => {
  const large = await begin(build({ change: withFile('large.js', { bytes: LIMITS.file + 1 }) }).text);
  const many = Object.fromEntries(
    Array.from({ length: 9 }, (_, index) => [
      `${index}.js`,
      { bytes: LIMITS.file, integrity: `sha384-${'A'.repeat(64)}` },
    ]),
  );
  const all = await begin(build({ change: (record) => ({ ...record, files: many }) }).text);

  expect(large).toMatchObject({
    status: 400,
    message: expect.stringContaining('“large.js”: is larger than the 8 MB'),
  });
  expect(all).toMatchObject({ status: 400, message: 'The build is larger than 64 MB.' });
  const record = await begin(build({ change: (own) => ({ ...own, more: 'x'.repeat(LIMITS.record) }) }).text);
  expect(record).toMatchObject({ status: 400, message: 'This build.json is larger than 1 MB.' });
});

it('keeps only the latest uploads of an area', async () => {
  const folderOf = (upload: string) => join(world.dataDir, 'remotes/.uploads/mfe-one', upload);
  rmSync(folderOf('.'), { recursive: true, force: true });
  const texts = Array.from({ length: LIMITS.open + 1 }, () => build().text);
  const uploads: string[] = [];
  for (const [index, text] of texts.slice(0, -1).entries()) {
    const { upload } = await begin(text);
    utimesSync(folderOf(upload), Date.now() / 1000, Date.now() / 1000 - 600 + index);
    uploads.push(upload);
  }
  await begin(texts[0]!);

  const { upload: last } = await begin(texts.at(-1)!);

  expect(readdirSync(folderOf('.')).sort()).toEqual([uploads[0], ...uploads.slice(2), last].sort());
  expect(await put(uploads[1]!, 'remote.js', 'x')).toMatchObject({ status: 404 });
});

it('refuses a name that is both file and folder', async () => {
  const { message } = await begin(build({ change: withFile('remote.js/a.js') }).text);

  expect(message).toBe('The build has remote.js as a file and as a folder.');
});

it('refuses a build of another area', async () => {
  const { message } = await begin(build({ change: (record) => ({ ...record, app: 'mfe-two' }) }).text);

  expect(message).toBe('This is a build of mfe-two, not of mfe-one.');
});

it('refuses server code without the right to it', async () => {
  const site = { server: 'remote.js', scripts: {} };
  const { status, message } = await begin(build({ change: (record) => ({ ...record, site }) }).text);

  expect(status).toBe(403);
  expect(message).toContain('“site”');
});

it('refuses other bytes for a published version', async () => {
  await world.registry.publish(testEntry({ version: 'settled' }));

  const { status, message } = await begin(
    build({ change: (record) => ({ ...record, version: 'settled' }) }).text,
  );

  expect(status).toBe(409);
  expect(message).toBe('mfe-one settled was published before, with other files: build it anew.');
});

it('keeps nothing of an interrupted file, and accepts it when it is sent again', async () => {
  const content = `void "${'x'.repeat(200_000)}";`;
  const { text } = build({ files: { 'remote.js': content } });
  const { upload } = await begin(text);
  const path = `/api/releases/areas/mfe-one/uploads/${upload}?file=remote.js`;
  const body = Buffer.from(content);
  const token = await mintAreaToken(key, { origin: world.origin, method: 'PUT', path, body });
  const ended = new Promise((resolve) =>
    world.server.once('request', (_asked, answer) => answer.once('close', resolve)),
  );

  const sending = request(world.origin + path, {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}`, 'content-length': body.length },
  });
  sending.on('error', () => undefined);
  sending.write(body.subarray(0, 100_000), () => sending.destroy());
  await ended;

  expect((await begin(text)).missing).toContain('remote.js');
  expect(await put(upload, 'remote.js', content)).toMatchObject({ status: 204 });
  expect((await begin(text)).missing).not.toContain('remote.js');
});

it('publishes no incomplete build', async () => {
  const { text } = build();
  const { upload } = await begin(text);
  await put(upload, 'remote.js', `void ${count};`);

  const { body } = await world.send(key, [
    'POST',
    '/areas/mfe-one/deploy',
    { upload, percent: null, untested: true },
  ]);

  expect(body).toContain('The build is not here whole: ');
  expect(
    await world.send(key, ['POST', '/areas/mfe-one/deploy', { upload: 'a'.repeat(64), percent: null }]),
  ).toMatchObject({ status: 404, message: 'This upload was not begun, or is long over: begin again.' });
});

it('does not request files of a live version of the area', async () => {
  const live = build({ files: { 'shared.js': 'void "shared";' } });
  await sendAll(world, key, live.folder);

  const { missing } = await begin(build({ files: { 'shared.js': 'void "shared";' } }).text);

  expect(missing).toEqual(['remote.js']);
});

it('measures sizes itself, and compresses what it serves', async () => {
  const content = `void "${'abc'.repeat(2000)}";`;
  const { folder, version } = build({ files: { 'remote.js': content } });
  const file = join(folder, 'build.json');
  const record = JSON.parse(readFileSync(file, 'utf8')) as {
    files: Record<string, { brotli: number | null }>;
  };
  record.files['remote.js']!.brotli = 1;
  writeFileSync(file, JSON.stringify(record));

  await sendAll(world, key, folder);

  const served = join(world.dataDir, 'remotes/mfe-one', version);
  const brotli = readFileSync(join(served, 'remote.js.br')).length;
  // Snapshot entries are typed by name and version only; the service has just written this one.
  const { files } = (await world.registry.read(await world.registry.currentId()))!.remotes.find(
    ({ name }) => name === 'mfe-one',
  ) as unknown as { files: { name: string; brotli: number }[] };
  expect(brotli).toBeGreaterThan(1);
  expect(files.find(({ name }) => name === 'remote.js')).toMatchObject({ brotli });
});

import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { containerName } from '@athenaeum/shell-contract/federation/container';
import { artifactFolder, checkArtifact } from '../artifacts';
import { RegistryProblem } from '../problem';
import { testEntry } from '../testing/testBuild';
import { createPulledBuilds } from './pulledBuilds';

const LAZY = 'export const words = "word ".repeat(100);'.repeat(20);
const FILES = {
  'remoteEntry.js': `var ${containerName('mfe-one')} = { get() {}, init() {} };`,
  'remote.js': 'void 0;',
  'lazy.js': LAZY,
};
const entry = testEntry({ files: FILES });
entry.files.find(({ name }) => name === 'lazy.js')!.brotli = 40;

let dataDir: string;
let server: Server;
let url: string;
/** What is published, by its path. */
let published: Map<string, Buffer | string>;
let asked: string[];
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'pulled-'));
  asked = [];
  published = new Map<string, Buffer | string>(
    Object.entries(FILES).map(([name, text]) => [`/mfe-one/v001/${name}`, text]),
  );
  server = createServer((request, response) => {
    asked.push(request.url!);
    const found = published.get(request.url!);
    if (found === undefined) return void response.writeHead(404).end('<html>Not here</html>');
    response.end(found);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  rmSync(dataDir, { recursive: true });
  await new Promise((resolve) => {
    server.close(resolve);
    server.closeAllConnections();
  });
});

const open = () => createPulledBuilds({ url, dataDir });
const folder = () => artifactFolder(dataDir, entry);

it('fetches all files of a build, compressed ones too, and none twice', async () => {
  published.set('/mfe-one/v001/lazy.js.br', brotliCompressSync(LAZY));
  published.set('/mfe-one/v001/lazy.js.gz', gzipSync(LAZY));
  const builds = open();

  await Promise.all([builds.ensure(entry), builds.ensure(entry)]);
  await builds.ensure(entry);
  await open().ensure(entry);

  await checkArtifact(folder(), entry);
  expect(readdirSync(folder()).sort()).toEqual(
    ['build.json', 'lazy.js', 'lazy.js.br', 'lazy.js.gz', 'remote.js', 'remoteEntry.js'].sort(),
  );
  expect(new Set(asked).size).toBe(asked.length);
  expect(JSON.parse(readFileSync(join(folder(), 'build.json'), 'utf8'))).toMatchObject({
    app: 'mfe-one',
    version: 'v001',
    files: { 'lazy.js': { bytes: LAZY.length } },
  });
});

it('leaves out a compressed file with other contents, or a decompression bomb', async () => {
  published.set('/mfe-one/v001/lazy.js.br', brotliCompressSync('something else'));
  published.set('/mfe-one/v001/lazy.js.gz', gzipSync(Buffer.alloc(4_000_000)));

  await open().ensure(entry);

  expect(existsSync(join(folder(), 'lazy.js'))).toBe(true);
  expect(readdirSync(folder()).filter((name) => /\.(br|gz)$/.test(name))).toEqual([]);
});

it.each<[string, () => void]>([
  ['is missing', () => published.delete('/mfe-one/v001/remote.js')],
  ['has another byte', () => published.set('/mfe-one/v001/remote.js', 'void 1;')],
  ['is a page in its place', () => published.set('/mfe-one/v001/remote.js', '<html></html>')],
  ['never ends', () => published.set('/mfe-one/v001/remote.js', Buffer.alloc(5_000_000, 'x'))],
])(
  'has nothing of a build of which one file %s, says which, and has it once that is right',
  async (_how, spoil) => {
    const right = published.get('/mfe-one/v001/remote.js')!;
    spoil();
    const builds = open();

    await expect(builds.ensure(entry)).rejects.toThrow(/mfe-one\/v001\/remote\.js/);
    await expect(builds.ensure(entry)).rejects.toThrow(RegistryProblem);
    expect(existsSync(folder())).toBe(false);
    expect(existsSync(join(dataDir, 'remotes/mfe-one'))).toBe(true);
    expect(readdirSync(join(dataDir, 'remotes/mfe-one'))).toEqual([]);

    published.set('/mfe-one/v001/remote.js', right);
    await builds.ensure(entry);
    await checkArtifact(folder(), entry);
  },
);

it('repairs a damaged build in its own folder', async () => {
  await open().ensure(entry);
  writeFileSync(join(folder(), 'remote.js'), 'broken');

  await open().ensure(entry);

  await checkArtifact(folder(), entry);
});

it('rejects when nothing answers', async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));

  await expect(open().ensure(entry)).rejects.toThrow('cannot be had from');
});

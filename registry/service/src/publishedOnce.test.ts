import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { testBuild, testEntry } from '@athenaeum/registry/testing';
import { clientOf, sendAll } from './testing/sendAll';
import { sendBuild } from '../../../infra/packages/remoteBuild/release/sendBuild';
import { built, closeWorld, key, openWorld, world } from './testing/areaTeam';

beforeEach(openWorld);
afterEach(closeWorld);

describe('a version that was published stays what it was', () => {
  const ANOTHER = 'mfe-one v001 was published before, and was another build: build it anew.';
  const withCode = (code: string) =>
    testBuild({
      version: 'v001',
      documents: [],
      shared: [],
      files: { 'remoteEntry.js': 'var mfe_one = { get() {}, init() {} };', 'remote.js': code },
    });
  const sent = (folder: string) =>
    sendBuild(clientOf(world, key), { area: 'mfe-one', folder }, () => undefined);
  const deploy = (upload: string, by = key, percent: number | null = null) =>
    clientOf(world, by).follow('/areas/mfe-one/deploy', { upload, percent, untested: true }, () => undefined);
  const served = () => readFileSync(join(world.dataDir, 'remotes/mfe-one/v001/remote.js'), 'utf8');

  it.each([
    ['owner', { owner: 'Somebody else' }],
    ['manifest', { manifest: { ...testEntry().manifest, pages: [{ path: '/one', title: 'Changed' }] } }],
    ['operations', { operations: undefined }],
  ])('with the same files and another record of it: %s', async (_what, change) => {
    const folder = built('v001');
    await sendAll(world, key, folder);
    const before = await world.registry.currentId();
    const file = join(folder, 'build.json');
    writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), ...change }));

    await expect(sendAll(world, key, folder)).rejects.toThrow(ANOTHER);

    expect(await world.registry.currentId()).toBe(before);
  });

  it('where two were sent before either was published', async () => {
    const [first, second] = [await sent(withCode('void 1;')), await sent(withCode('void 2;'))];
    await deploy(first);
    const before = await world.registry.currentId();

    await expect(deploy(second)).rejects.toThrow(ANOTHER);

    expect(served()).toBe('void 1;');
    expect(await world.registry.currentId()).toBe(before);
  });

  it('where the other one is only to be tried', async () => {
    const careful = await world.key({ rights: ['canary', 'untested'] });
    const [first, second] = [await sent(withCode('void 1;')), await sent(withCode('void 2;'))];
    await deploy(first);

    await expect(deploy(second, careful, 0)).rejects.toThrow(ANOTHER);

    expect(served()).toBe('void 1;');
  });

  it('and is taken again as it was', async () => {
    await sendAll(world, key, built('v001'));

    expect(await sendAll(world, key, built('v001'))).toContain('is already what members get');
  });
});

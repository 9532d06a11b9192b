import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { readSnapshot } from '@athenaeum/registry';
import type { RemoteManifest } from '@athenaeum/shell-contract/manifest';
import { liveEntry } from './live/liveEntry';

jest.setTimeout(60_000);

const manifest: RemoteManifest = {
  name: 'mfe-new',
  contract: 2,
  area: 'new',
  pages: [{ path: '/new', title: 'New' }],
};
const live = liveEntry({
  app: 'mfe-new',
  hash: '0123456789abcdef',
  files: ['remoteEntry.bb.js'],
  outputPath: '/out',
  manifest,
  read: (file) => Buffer.from(file),
});
// The test tries entries that the type does not allow.
const snapshotOf = (entry: unknown) =>
  ({ _id: 's1', remotes: [entry], canaries: [], killed: [] }) as unknown as Parameters<
    typeof readSnapshot
  >[0];

it('has no development code', () => {
  expect(readFileSync('infra/docker/Dockerfile', 'utf8')).not.toContain('infra/dev');
});

it.each(['infra/dev/front/front.process.ts', 'infra/dev/dev.ts'])('does not run %s', (entry) => {
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', entry], {
    encoding: 'utf8',
    env: {
      ...process.env,
      NODE_ENV: 'production',
      TRUSTED_BUILDERS: 'a=MCowBQYDK2VwAyEAGb9ECWmEzf6FQbrBZ9w7lshQhqowtrbLDFw4rXAxZuE=',
      REPORT_KEY: 'r'.repeat(40),
    },
  });

  expect(status).toBe(1);
  expect(stderr).toContain('NODE_ENV is production');
});

it('never serves a live entry, which is unsigned', () => {
  expect(readSnapshot(snapshotOf(live)).remotes).toHaveLength(1);
  expect(readSnapshot(snapshotOf(live), new Map())).toMatchObject({
    remotes: [],
    quarantined: [{ name: 'mfe-new' }],
  });
});

it('never serves an entry with a file without a digest, not in development either', () => {
  const [{ integrity: _left, ...file }] = live.files as [(typeof live.files)[number]];

  expect(readSnapshot(snapshotOf({ ...live, files: [file] }))).toMatchObject({
    remotes: [],
    quarantined: [{ name: 'mfe-new', reason: expect.stringContaining('integrity') }],
  });
});

import { createHash } from 'node:crypto';
import { remoteView } from '@athenaeum/registry';
import type { RemoteManifest } from '@athenaeum/shell-contract/manifest';
import { liveEntry } from './liveEntry';

const manifest: RemoteManifest = {
  name: 'mfe-new',
  contract: 2,
  area: 'new',
  pages: [{ path: '/new', title: 'New' }],
};
const compiled = {
  app: 'mfe-new',
  hash: '0123456789abcdef',
  files: ['main.aa.js', 'remoteEntry.bb.js.map', 'remoteEntry.bb.js', 'remote.js'],
  outputPath: '/out',
  manifest,
  read: (file: string) => Buffer.from(file),
};

it('has the digest of its entry, the only file that the shell loads', () => {
  const view = remoteView(liveEntry(compiled), '/remotes/mfe-new/live/');

  expect(view).toMatchObject({ entry: 'remoteEntry.bb.js', chunks: [], version: 'live-0123456789ab' });
  expect(view.integrity).toEqual({
    'remoteEntry.bb.js': `sha384-${createHash('sha384').update('/out/remoteEntry.bb.js').digest('base64')}`,
  });
});

it('is not made of what has no entry', () => {
  expect(() => liveEntry({ ...compiled, files: ['main.aa.js'] })).toThrow(
    'mfe-new was compiled without an entry.',
  );
});

import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** How bundles are made; each is a file of this repository, whether or not it is there. */
const MAKERS = [
  'infra/start/bundles/bundleProgram.ts',
  'infra/start/bundles/outsideLibraries.ts',
  'infra/servers/leaveLibraries.ts',
  'infra/servers/metaOfSources.ts',
];

/** Digest of what shapes a bundle of the entries without being a source of it: how it is made, where imports lead, and the root, whose path is in it. */
export function settingsOf(root: string, entries: Record<string, string>): string {
  const manifest = join(root, 'package.json');
  const { workspaces = [] } = JSON.parse(readFileSync(manifest, 'utf8')) as { workspaces?: string[] };
  const manifests = workspaces.map((folder) => join(root, folder, 'package.json'));
  const files = [manifest, ...manifests, ...['package-lock.json', ...MAKERS].map((file) => join(root, file))];
  return digest(JSON.stringify([root, entries, files.map(digestOfFile)]));
}

export const digestOfFile = (file: string): string => (existsSync(file) ? digest(readFileSync(file)) : '');

/** What is generated appears beside its sources later, and is in the place of nothing. */
export const digestOfNames = (folder: string): string => {
  if (!existsSync(folder)) return '';
  const names = readdirSync(folder).filter((name) => name !== '__generated__');
  return digest(names.sort().join('/'));
};

export const digest = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('hex');

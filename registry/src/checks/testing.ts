import { buildSchema } from 'graphql';
import type { RemoteEntry, SharedLibrary } from '../entry';
import { testEntry } from '../testing/testBuild';
import type { Candidate } from './check';
import type { Live } from './live';

export const library = (name: string, version: string, more: Partial<SharedLibrary> = {}): SharedLibrary => ({
  name,
  version,
  range: `^${version}`,
  singleton: true,
  ...more,
});

/** A minimal live product. */
export const testLive = ({
  shell,
  ...more
}: Partial<Omit<Live, 'shell'>> & { shell?: Partial<Live['shell']> } = {}): Live => ({
  origin: 'http://localhost:1',
  shell: {
    version: 'shell-1',
    shared: [library('react', '19.3.1')],
    contracts: { from: 1, to: 1 },
    ...shell,
  },
  remotes: [],
  graph: buildSchema('type Query { me: User } type User { id: ID! name: String }'),
  ...more,
});

export const candidate = (wanted?: Parameters<typeof testEntry>[0], folder = '.'): Candidate => ({
  entry: testEntry(wanted),
  folder,
});

export const everybody = (entry: RemoteEntry) => ({ entry, isCanary: false });

import { builtinModules } from 'node:module';
import { packageOf } from '../webpack/shared';
import { PEERS } from './packages';

interface Facts {
  name: string;
  description: string;
  version: string;
  /** The module of each entry point, without extension: `{ './theme': 'src/theme/index' }`. */
  doors: Readonly<Record<string, string>>;
  /** All specifiers that its modules and declarations import. */
  names: Iterable<string>;
  /** The version of a package that is installed here. */
  versionOf(name: string): string;
  /** Commands by name, each with its file. */
  bin?: Readonly<Record<string, string>> | undefined;
}

/** The `package.json` of one of our published packages: exact versions, and as peers the libraries that a page has once. */
export function packageJsonOf({ name, description, version, doors, names, versionOf, bin }: Facts) {
  const needed = [...new Set([...names].filter(isInstalled).map(packageOf))].sort();
  const others = needed.filter((one) => one !== name);
  const ranges = (wanted: readonly string[], rangeOf: (one: string) => string) =>
    Object.fromEntries(wanted.map((one) => [one, rangeOf(one)]));
  return {
    name,
    version,
    description,
    license: 'UNLICENSED',
    type: 'module',
    engines: { node: '>=20.19.0' },
    sideEffects: false,
    exports: Object.fromEntries(
      Object.entries(doors).map(([door, module]) => [
        door,
        { types: `./${module}.d.ts`, default: `./${module}.js` },
      ]),
    ),
    dependencies: ranges(
      others.filter((one) => !PEERS.includes(one)),
      (one) => (one.startsWith('@athenaeum/') ? version : versionOf(one)),
    ),
    peerDependencies: ranges(
      others.filter((one) => PEERS.includes(one)),
      (one) => `^${versionOf(one)}`,
    ),
    ...(bin && { bin }),
  };
}

const isInstalled = (name: string) =>
  !name.startsWith('.') && !name.startsWith('node:') && !builtinModules.includes(name);

import { insertAfterLast, type Change } from '../change';

interface PackageJson {
  name: string;
  version: string;
  dependencies: Record<string, string>;
  devDependencies?: Record<string, string>;
}

interface LockFile {
  packages: Record<
    string,
    {
      workspaces?: string[];
      dependencies?: Record<string, string>;
      devDependencies?: Record<string, string>;
    } & Record<string, unknown>
  >;
}

/**
 * A package of ours: its `package.json`, and its place in the root's and in the lock file, as `npm install` would write
 * them. Nothing of it is new to the registry, so that nothing has to be asked there.
 *
 * @param after what the workspaces beside which it stands in the root's list look like
 */
export function workspace(
  folder: string,
  json: PackageJson & Record<string, unknown>,
  after: RegExp,
): Change[] {
  return [
    { path: `${folder}/package.json`, text: JSON.stringify(json, null, 2) },
    { path: 'package.json', edit: insertAfterLast(after, `    "${folder}",\n`) },
    {
      path: 'package-lock.json',
      edit: inLock(({ packages }) => {
        const { name, version, dependencies } = json;
        const { workspaces = [] } = packages['']!;
        const last = workspaces.findLastIndex((one) => after.test(`    "${one}",\n`));
        workspaces.splice(last + 1, 0, folder);
        packages[folder] = { name, version, dependencies: sorted(dependencies) };
        packages[`node_modules/${name}`] = { resolved: folder, link: true };
      }),
    },
  ];
}

/** A package of ours that another needs from now on, to run or for its tests alone. */
export function dependency(
  folder: string,
  name: string,
  kind: 'dependencies' | 'devDependencies' = 'dependencies',
  version = '0.1.0',
): Change[] {
  return [
    {
      path: `${folder}/package.json`,
      edit: (text) => {
        const json = JSON.parse(text) as PackageJson;
        const before = json[kind] ?? {};
        if (before[name]) return text;
        const [ours, others] = [true, false].map((isOurs) =>
          Object.entries(before).filter(([one]) => one.startsWith('@athenaeum/') === isOurs),
        ) as [[string, string][], [string, string][]];
        const all = [...ours, [name, version] as const].sort(([a], [b]) => a.localeCompare(b, 'en'));
        return JSON.stringify({ ...json, [kind]: Object.fromEntries([...all, ...others]) }, null, 2);
      },
    },
    {
      path: 'package-lock.json',
      edit: inLock(({ packages }) => {
        const entry = packages[folder]!;
        entry[kind] = sorted({ ...entry[kind], [name]: version });
      }),
    },
  ];
}

const inLock = (change: (lock: LockFile) => void) => (text: string) => {
  const lock = JSON.parse(text) as LockFile;
  change(lock);
  return `${JSON.stringify({ ...lock, packages: sorted(lock.packages) }, null, 2)}\n`;
};

/** As npm sorts them. */
const sorted = <T>(given: Record<string, T>): Record<string, T> =>
  Object.fromEntries(Object.entries(given).sort(([a], [b]) => a.localeCompare(b, 'en')));

import { builtinModules } from 'node:module';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { transformSync } from 'esbuild';
import ts from 'typescript';
import { readWorkspaces } from '../lint/workspaces';
import { programs } from '../servers/programs';
import { deployables } from './deployables';

const root = join(__dirname, '../..');
const workspaces = readWorkspaces(root);

interface Reached {
  /** Our files, from the root. */
  files: Set<string>;
  /** What is imported of others: `<folder of the workspace that imports> <package>`. */
  packages: Set<string>;
}

/** Everything that runs when a file is run: types are left out, as they are when it is. */
function reach(entry: string, reached: Reached = { files: new Set(), packages: new Set() }): Reached {
  if (reached.files.has(entry)) return reached;
  reached.files.add(entry);
  for (const specifier of importsOf(entry)) {
    const target = specifier.startsWith('.') ? join(dirname(entry), specifier) : doorOf(specifier);
    const file = target && fileAt(target);
    if (file) reach(file, reached);
    if (!specifier.startsWith('.') && !isBuiltin(specifier))
      reached.packages.add(`${ownerOf(entry)} ${packageOf(specifier)}`);
  }
  return reached;
}

const known = new Map<string, string[]>();

function importsOf(file: string): string[] {
  const found = known.get(file) ?? readImports(file);
  known.set(file, found);
  return found;
}

function readImports(file: string): string[] {
  if (!/\.tsx?$/.test(file)) return [];
  const { code } = transformSync(readFileSync(join(root, file), 'utf8'), {
    loader: file.endsWith('x') ? 'tsx' : 'ts',
    tsconfigRaw: { compilerOptions: { verbatimModuleSyntax: true } },
  });
  return ts.preProcessFile(code, true, true).importedFiles.map(({ fileName }) => fileName);
}

function doorOf(specifier: string): string | null {
  const workspace = workspaces.find(({ doors }) => doors.includes(specifier));
  if (!workspace) return null;
  const { exports = {} } = packageJson(workspace.folder);
  return join(workspace.folder, exports[`.${specifier.slice(workspace.name.length)}`]!);
}

const fileAt = (path: string) =>
  [path, `${path}.ts`, `${path}.tsx`, join(path, 'index.ts')].find(
    (candidate) => /\.\w+$/.test(candidate) && existsSync(join(root, candidate)),
  );

const ownerOf = (file: string) =>
  workspaces
    .map(({ folder }) => folder)
    .filter((folder) => file.startsWith(`${folder}/`))
    .sort((a, b) => b.length - a.length)[0] ?? '.';

const packageOf = (specifier: string) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
const isBuiltin = (specifier: string) => specifier.startsWith('node:') || builtinModules.includes(specifier);
const packageJson = (folder: string) =>
  JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as {
    name: string;
    exports?: Record<string, string>;
    dependencies?: Record<string, string>;
    peerDependencies?: Record<string, string>;
    devDependencies?: Record<string, string>;
  };

const entries = [...new Set(deployables.map(({ program }) => programs[program]))];

it.each(entries)('%s imports only what its packages say they need', (entry) => {
  const { packages } = reach(entry);

  const undeclared = [...packages].filter((pair) => {
    const [folder = '', name = ''] = pair.split(' ');
    const { name: own, dependencies, peerDependencies, devDependencies } = packageJson(folder);
    // What is there for development only is compiled in: `infra/servers/servers.test.ts`.
    return name !== own && !(name in { ...dependencies, ...peerDependencies, ...devDependencies });
  });

  expect(undeclared).toEqual([]);
});

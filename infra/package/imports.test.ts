import { builtinModules } from 'node:module';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';
import { readWorkspaces } from '../lint/workspaces';
import { deployables } from './deployables';

const root = join(__dirname, '../..');
const workspaces = readWorkspaces(root);
const dockerfile = readFileSync(join(root, 'infra/docker/Dockerfile'), 'utf8');

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

function importsOf(file: string): string[] {
  if (!/\.tsx?$/.test(file)) return [];
  const { outputText } = ts.transpileModule(readFileSync(join(root, file), 'utf8'), {
    fileName: file,
    compilerOptions: {
      module: ts.ModuleKind.ESNext,
      target: ts.ScriptTarget.ES2022,
      verbatimModuleSyntax: true,
    },
  });
  return ts.preProcessFile(outputText, true, true).importedFiles.map(({ fileName }) => fileName);
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
  };

/** In the image of the tools is all that is here, with all that it needs. */
const entries = [
  ...new Set(deployables.filter(({ target }) => target !== 'tools').map(({ entry }) => entry)),
];

describe.each(entries)('%s, which is run as it is written', (entry) => {
  const { files, packages } = reach(entry);

  it('imports only what its packages say they need, so that installing them is enough', () => {
    const undeclared = [...packages].filter((pair) => {
      const [folder = '', name = ''] = pair.split(' ');
      const { name: own, dependencies = {} } = packageJson(folder);
      return name !== own && !(name in dependencies);
    });

    expect(undeclared).toEqual([]);
  });

  it('finds all of its files in its image', () => {
    const kind = entry.startsWith('shell/') ? 'front' : 'service';
    const folders = ['running', kind].flatMap((stage) => {
      const text = dockerfile.split(new RegExp(`^FROM \\S+ AS ${stage}$`, 'm'))[1]!.split(/^FROM /m)[0]!;
      return [...text.matchAll(/^COPY ([\w/-]+) \.\//gm)].map(([, folder]) => folder!);
    });

    const outside = [...files].filter((file) => !folders.some((folder) => file.startsWith(`${folder}/`)));

    expect(outside.map((file) => relative('.', file))).toEqual([]);
  });
});

it('runs TypeScript with a package that is there without the development ones', () => {
  expect(Object.keys(packageJson('.').dependencies ?? {})).toContain('tsx');
});

import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { CONTRACT_VERSION } from '@athenaeum/shell-contract/manifest';
import { printSchema } from 'graphql';
import { closedSetsOf, closedSetsToText, merged, shownIn } from '../codegen/closedSets';
import { composeSupergraph } from '../codegen/compose';
import { collectInputs } from '../codegen/inputs';
import { scriptsOf, typesOf } from './modules';
import { packageJsonOf } from './packageJson';
import { PACKAGES, REMOTE_BUILD, type PublishedPackage } from './packages';
import { reach, type ReachableModules } from './reach';
import { readmeOf } from './readme';

/** The version of a release of our packages. The contract is the major version. */
export const versionOf = (release: number) => `${CONTRACT_VERSION}.${release}.0`;

/** Writes each of our packages into its own folder below `target`, ready to pack; resolves with the folders. */
export async function writePackages(root: string, target: string, version: string): Promise<string[]> {
  rmSync(target, { recursive: true, force: true });
  const write = packageWriter(root, target, version);
  const scripts = scriptsOf(root);
  const types = typesOf(root, namedDoors(root));
  const folders = PACKAGES.map((one) => {
    const doors = doorsOf(root, one);
    const modules = Object.values(doors).map(withoutEnding);
    return write(one, {
      doors: Object.fromEntries(
        Object.entries(doors).map(([door, source]) => [door, inPackage(one, withoutEnding(source))]),
      ),
      parts: [
        reach(
          scripts,
          modules.map((module) => `${module}.js`),
        ),
        reach(
          types,
          modules.map((module) => `${module}.d.ts`),
        ),
      ],
    });
  });
  const { command, loaders, alsoNeeds } = REMOTE_BUILD;
  const [run, ...others] = [command.source, ...loaders].map((source) => `${withoutEnding(source)}.js`);
  const build = write(REMOTE_BUILD, {
    doors: {},
    parts: [reach(scripts, [run!, ...others]), { files: new Map(), names: new Set(alsoNeeds) }],
    bin: { [command.name]: `./${inPackage(REMOTE_BUILD, run!)}` },
  });
  copyScripts(root, build);
  copySample(root, build);
  const { schema, closedSets } = await graphOfAreas(root);
  put(join(build, 'schema.graphql'), schema);
  put(join(build, 'closedSets.json'), closedSets);
  return [...folders, build];
}

interface Content {
  /** The module of each entry point, relative to the package and without extension. */
  doors: Record<string, string>;
  parts: readonly ReachableModules[];
  bin?: Record<string, string>;
}

const packageWriter =
  (root: string, target: string, version: string) =>
  (one: PublishedPackage, { doors, parts, bin }: Content): string => {
    const folder = join(target, one.name);
    for (const [file, text] of parts.flatMap(({ files }) => [...files]))
      put(join(folder, inPackage(one, file)), text);
    const json = packageJsonOf({
      ...one,
      version,
      doors,
      names: parts.flatMap(({ names }) => [...names]),
      versionOf: (name) => installedVersion(root, one.folder, name),
      bin,
    });
    put(join(folder, 'package.json'), `${JSON.stringify(json, null, 2)}\n`);
    put(join(folder, 'README.md'), readmeOf(json));
    return folder;
  };

/** Copies scripts that are put into pages as they are, without compilation. */
function copyScripts(root: string, folder: string): void {
  for (const part of ['webpack', 'dev/live'])
    for (const file of readdirSync(join(root, 'infra', part)).filter((name) => /\.c?js$/.test(name)))
      cpSync(join(root, 'infra', part, file), join(folder, part, file));
}

/** Copies the sample area. npm packs no `.gitignore`, so it is renamed. */
function copySample(root: string, folder: string): void {
  const sample = join(folder, 'packages/sample');
  cpSync(join(root, REMOTE_BUILD.folder, 'packages/sample'), sample, { recursive: true });
  renameSync(join(sample, '.gitignore'), join(sample, 'gitignore'));
}

function doorsOf(
  root: string,
  { folder, publishesEntry = () => true }: PublishedPackage,
): Record<string, string> {
  const { exports } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as {
    exports: Record<string, string>;
  };
  return Object.fromEntries(
    Object.entries(exports)
      .filter(([door]) => publishesEntry(door))
      .map(([door, file]) => [door, posix.join(folder, file)]),
  );
}

/** Source files of all entry points, by import specifier. */
const namedDoors = (root: string): Record<string, string> =>
  Object.fromEntries(
    PACKAGES.flatMap((one) =>
      Object.entries(doorsOf(root, one)).map(([door, file]) => [one.name + door.slice(1), file]),
    ),
  );

/** The API schema that areas query, and which of its strings are one of a closed set. */
async function graphOfAreas(root: string): Promise<{ schema: string; closedSets: string }> {
  const inputs = collectInputs(root);
  const composed = composeSupergraph(inputs);
  if (composed.problems) throw new Error(composed.problems.join('\n'));
  const sets = await Promise.all(inputs.subgraphs.map((subgraph) => closedSetsOf(root, subgraph)));
  return {
    schema: `${printSchema(composed.apiSchema)}\n`,
    closedSets: closedSetsToText(shownIn(composed.apiSchema, merged(sets))),
  };
}

function inPackage({ name, folder }: PublishedPackage, file: string): string {
  const path = posix.relative(folder, file);
  if (path.startsWith('..'))
    throw new Error(`${name} would need ${file}, which is in no package of its own.`);
  return path;
}

const withoutEnding = (source: string) => source.replace(/\.tsx?$/, '');

/** The installed version of a dependency, as resolved from a folder. */
function installedVersion(root: string, folder: string, name: string): string {
  const places = [join(root, folder), root].map((place) => join(place, 'node_modules', name, 'package.json'));
  const found = places.find((file) => existsSync(file));
  if (!found) throw new Error(`${folder} imports ${name}, which is not installed.`);
  return (JSON.parse(readFileSync(found, 'utf8')) as { version: string }).version;
}

function put(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

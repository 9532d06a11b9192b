import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { BuildProblem } from '../problem';

const SAMPLE = join(import.meta.dirname, '../../sample');
const TARBALL = /^file:packages\/(athenaeum-[a-z-]+?)-(\d+\.\d+\.\d+)\.tgz$/;
/** Generated files and folders. */
const GENERATED = /(^|\/)(node_modules|dist|\.cache|__generated__)(\/|$)/;

/**
 * Writes a new area (`mfe-mentors`) into an empty folder: the sample with the area's names and texts.
 * Returns the files.
 *
 * @throws BuildProblem for an invalid name, or when something would be overwritten
 */
export function initArea(root: string, name: string): string[] {
  if (!/^mfe(-[a-z0-9]+)+$/.test(name))
    throw new BuildProblem(`${name} is not how an area is called: mfe-mentors, mfe-book-club.`);
  const rename = renamer(name.slice('mfe-'.length).split('-'));
  const files = filesIn(SAMPLE).map((file) => ({
    file,
    // npm packs no file of that name.
    target: rename(file).replace(/^gitignore$/, '.gitignore'),
  }));
  const found = ['package.json', 'src', ...files.map(({ target }) => target)].find((entry) =>
    existsSync(join(root, entry)),
  );
  if (found) throw new BuildProblem(`There is a ${found} here: begin in an empty folder.`);
  for (const { file, target } of files) {
    const text = rename(readFileSync(join(SAMPLE, file), 'utf8'));
    mkdirSync(dirname(join(root, target)), { recursive: true });
    const own = file === 'package.json' ? withPackages(root, text) : text;
    writeFileSync(join(root, target), own, { flag: 'wx' });
  }
  return files.map(({ target }) => target);
}

/** Replaces the sample's name in all its forms. */
function renamer(words: readonly string[]): (text: string) => string {
  const large = words.map((word) => word[0]!.toUpperCase() + word.slice(1));
  const pascal = large.join('');
  const camel = [words[0], ...large.slice(1)].join('');
  const sentence = [large[0], ...words.slice(1)].join(' ');
  return (text) =>
    text
      .replaceAll('book-club', words.join('-'))
      .replaceAll('book club', words.join(' '))
      .replaceAll('Book club', sentence)
      .replaceAll('BookClub', pascal)
      .replaceAll('bookClub', camel);
}

/** Our packages are installed from tarballs in `packages` where there are any, otherwise from the npm registry. */
function withPackages(root: string, text: string): string {
  const json = JSON.parse(text) as Record<string, Record<string, string>>;
  for (const list of [json.dependencies!, json.devDependencies!])
    for (const [name, from] of Object.entries(list)) {
      const [, file, version] = TARBALL.exec(from) ?? [];
      if (file && version && !existsSync(join(root, 'packages', `${file}-${version}.tgz`)))
        list[name] = version;
    }
  return `${JSON.stringify(json, null, 2)}\n`;
}

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .filter((file) => !GENERATED.test(file))
    .sort();

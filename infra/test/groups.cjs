const { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } = require('node:fs');
const path = require('node:path');
const { pragmaOf, runsAlone } = require('./runsAlone.cjs');

const SCOPE = path.join(__dirname, 'scope.ts');
const ENDING = '.test.cjs';
const NOT_OURS = new Set(['node_modules', 'dist', '.cache', '.data']);
/** How many bytes of tests make a group, which is 10 to 25 s of work: those of the gateway have a gateway to start. */
const groupBytes = (name) =>
  name.startsWith('mfe-') ? 60_000 : name.startsWith('gateway') ? 80_000 : 120_000;
/** What adds hooks to all tests once it is loaded: where several files share it, before the first of them. */
const RENDERS = '@testing-library/react';
const HOOKED = [RENDERS, '@athenaeum/shell-contract/testing'];

/**
 * To load what the tests of a package stand on takes longer than most files of tests. So the whole run puts the files of a
 * package together in groups, each of which loads it once. What does not go together with others is a group of one.
 */
exports.groupsOf = function groupsOf(root, roots) {
  const packages = new Map();
  const groups = [];
  for (const name of roots.flatMap((folder) => testsIn(root, folder)).sort()) {
    const text = readFileSync(path.join(root, name), 'utf8');
    const file = { name, bytes: text.length, text };
    if (runsAlone(name, text)) groups.push({ name: slug(name), files: [file] });
    else packages.set(packageOf(name), [...(packages.get(packageOf(name)) ?? []), file]);
  }
  for (const [name, files] of packages) groups.push(...shareOut(slug(name), files));
  return groups.map(({ name, files }) => ({
    name,
    files: files.map((file) => file.name),
    ...(files.length > 1 && { hooked: hookedBy(files) }),
  }));
};

const hookedBy = (files) =>
  HOOKED.filter((name) => files.some(({ text }) => text.includes(`from '${name}'`)));

/** A file of tests for each group, which runs those of its files one after the other. */
exports.writeGroups = function writeGroups(root, folder, groups) {
  mkdirSync(folder, { recursive: true });
  const names = groups.map(({ name }) => name + ENDING);
  for (const name of readdirSync(folder)) if (!names.includes(name)) rmSync(path.join(folder, name));
  for (const { name, ...group } of groups) {
    const file = path.join(folder, name + ENDING);
    const text = sourceOf(root, group);
    // Jest compiles again what was written again.
    if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
  }
};

/** The files that the written file of a group runs; null when it is none. */
exports.filesOf = (file) =>
  file.endsWith(ENDING)
    ? [...readFileSync(file, 'utf8').matchAll(/^scope\("(.+?)"/gm)].map(([, name]) => name)
    : null;

function testsIn(root, folder) {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const name = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return NOT_OURS.has(entry.name) ? [] : testsIn(root, name);
    return /\.test\.tsx?$/.test(name) ? [name] : [];
  });
}

/** Evenly: the longest first, each to the group that has the least so far. */
function shareOut(name, files) {
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  const groups = Array.from({ length: Math.ceil(bytes / groupBytes(name)) }, (_, index) => ({
    name: `${name}-${index + 1}`,
    bytes: 0,
    files: [],
  }));
  for (const file of files.toSorted((a, b) => b.bytes - a.bytes)) {
    const least = groups.reduce((a, b) => (b.bytes < a.bytes ? b : a));
    least.files.push(file);
    least.bytes += file.bytes;
  }
  return groups;
}

function sourceOf(root, { files, hooked = [] }) {
  const unmount = hooked.length > 0 ? [`require(${JSON.stringify(RENDERS)}).cleanup`] : [];
  return [
    files.length === 1 ? pragmaOf(readFileSync(path.join(root, files[0]), 'utf8')) : '',
    ...hooked.map((name) => `require(${JSON.stringify(name)});`),
    `const { scope } = require(${JSON.stringify(SCOPE)});`,
    ...files.map((name) => `scope(${[JSON.stringify(name), loading(root, name), ...unmount].join(', ')});`),
    '',
  ].join('\n');
}

const loading = (root, name) => `() => require(${JSON.stringify(path.join(root, name))})`;

/** `gateway`, `subgraphs/users`. */
const packageOf = (name) =>
  name
    .split('/')
    .slice(0, name.startsWith('subgraphs/') ? 2 : 1)
    .join('/');

const slug = (name) => name.replace(/\.test\.tsx?$/, '').replaceAll('/', '-');

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parse, parseAllDocuments } from 'yaml';
import { deepParts } from '../ci/deep/parts';
import { programs } from '../servers/programs';
import { typed } from './typed';

// What pages tell people to type is there: scripts, programs, files, options, and the names that kubectl and compose are given.

const ROOT = join(__dirname, '../..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
/** Written like variables: codes of deliveries and of refunds. */
const CODE = /^(ANSWERED|HTTP|UNKNOWN)_|^(NOT_A_RANGE|NO_PAYMENT|OTHER_PROVIDER|PROVIDER_FAILED)$/;
/** Read by Node, or by commands alone. */
const OTHERS = ['DEPLOYED_BY', 'IMAGES_STORE', 'NODE_EXTRA_CA_CERTS'];
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

const named = (pattern: RegExp) =>
  typed.flatMap(({ page, line }) => [...line.matchAll(pattern)].map(([, name = '']) => ({ page, name })));
const missing = (found: { page: string; name: string }[], isThere: (name: string) => boolean) =>
  found.filter(({ name }) => !isThere(name)).map(({ page, name }) => `${page}: ${name}`);

it('every script of npm is there', () => {
  const found = named(/npm run (?:--silent )?([\w:]+)/g);

  expect(found.length).toBeGreaterThan(60);
  expect(missing(found, (name) => name in scripts)).toEqual([]);
});

it('every part of the deep tests is there', () => {
  const found = named(/test:deep -- ([a-z-]*[a-z])/g);

  expect(found.length).toBeGreaterThan(6);
  expect(missing(found, (part) => deepParts.some(({ name }) => name === part))).toEqual([]);
});

it.each([
  'docker/README.md',
  'guides/one-machine.md',
  'guides/runbook.md',
  'guides/upgrades.md',
  'k8s/README.md',
])('every variable that %s names is in the configuration', (page) => {
  const known = read('infra/guides/configuration.md').match(/`[A-Z][A-Z0-9_]+`/g)!;
  const names = read(`infra/${page}`).match(/(?<![\w.])[A-Z][A-Z0-9]*_[A-Z0-9_]*[A-Z0-9]\b/g) ?? [];
  const variables = names.filter((name) => !CODE.test(name) && !OTHERS.includes(name));

  expect(names.length).toBeGreaterThan(1);
  expect(variables.filter((name) => !known.includes(`\`${name}\``))).toEqual([]);
});

it('every file that is run from its source is there', () => {
  const found = named(/node --import tsx ([\w/.-]+)/g);

  expect(found.length).toBeGreaterThan(4);
  expect(missing(found, (name) => existsSync(join(ROOT, name)))).toEqual([]);
});

it('every program is compiled for production', () => {
  const found = [...named(/dist\/servers\/([\w-]+)\/main\.mjs/g), ...named(/^ *athenaeum ([a-z-]+)/g)];

  expect(found.length).toBeGreaterThan(10);
  expect(missing(found, (name) => name in programs)).toEqual([]);
});

it('kubectl is given names of manifests', () => {
  const manifests = readdirSync(join(ROOT, 'infra/k8s/base'))
    .filter((file) => file.endsWith('.yaml'))
    .flatMap((file) => parseAllDocuments(read(`infra/k8s/base/${file}`)))
    .map((document) => document.toJS() as { kind?: string; metadata?: { name: string } })
    .map(({ kind = '', metadata }) => `${kind.toLowerCase()}/${metadata?.name}`);
  const found = named(/((?:deployment|cronjob)\/[\w-]+)/g);

  expect(found.length).toBeGreaterThan(6);
  expect(missing(found, (name) => manifests.includes(name))).toEqual([]);
});

it('compose is given names of services', () => {
  const { services } = parse(read('infra/docker/compose.yaml')) as { services: object };
  const found = named(/docker compose .*?(?:run --rm|logs --follow) ([\w-]+)/g);

  expect(found.length).toBeGreaterThan(2);
  expect(missing(found, (name) => name in services)).toEqual([]);
});

it('systemd is given parts of the machine', () => {
  const target = read('infra/machine/athenaeum.target');
  const found = named(/systemctl [a-z]+ athenaeum@([\w-]+)/g).filter(({ name }) => name !== '');

  expect(found.length).toBeGreaterThan(1);
  expect(missing(found, (name) => target.includes(`athenaeum@${name}.service`))).toEqual([]);
});

describe('options', () => {
  const entryOf = (command: string): string | undefined => {
    const [, script] = /npm run (?:--silent )?([\w:]+) --/.exec(command) ?? [];
    const [, program] = /(?:dist\/servers\/|^ *athenaeum )([a-z-]+)/.exec(command) ?? [];
    return script
      ? /tsx (\S+\.ts)/.exec(scripts[script]!)?.[1]
      : (programs as Record<string, string>)[program ?? ''];
  };

  /** A program and what it imports of its own package, as one text. */
  const sourceOf = (entry: string, seen = new Set<string>()): string => {
    if (seen.has(entry) || !existsSync(entry)) return '';
    seen.add(entry);
    const text = readFileSync(entry, 'utf8');
    const imports = [...text.matchAll(/from '(\.[^']+)'/g)].map(([, path]) => resolve(dirname(entry), path!));
    return text + imports.map((path) => sourceOf(`${path}.ts`, seen)).join('');
  };

  const used = typed.flatMap(({ page, line }) => {
    const entry = entryOf(line);
    const [, given = ''] = / -- (.*)|main\.mjs (.*)|athenaeum [a-z-]+ (.*)/.exec(line) ?? [];
    const options = entry ? (given.match(/--[a-z][\w-]*/g) ?? []) : [];
    return options.map((option) => ({ page, entry: entry!, option }));
  });

  it('are taken by the program that they are given to', () => {
    const unknown = used.filter(({ entry, option }) => {
      const name = option.slice(2);
      return !new RegExp(`${option}(?![\\w-])|^ *'?${name}'?: \\{ type`, 'm').test(
        sourceOf(join(ROOT, entry)),
      );
    });

    expect(used.length).toBeGreaterThan(15);
    expect(unknown.map(({ page, entry, option }) => `${page}: ${entry} ${option}`)).toEqual([]);
  });
});

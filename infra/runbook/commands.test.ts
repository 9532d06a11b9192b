import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deepParts } from '../ci/deep/parts';
import { commands, proofOf } from './commands';
import { ofOthers, PROOFS_OF_OTHERS } from './ofOthers';
import { commandsIn, PAGES } from './typedCommands';

const ROOT = join(__dirname, '../..');
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const entries = Object.entries(commands);

const proofs = <Kind extends string>(kind: Kind): [command: string, value: string][] =>
  entries.flatMap(([command, proof]) =>
    kind in proof ? [[command, (proof as Record<Kind, string>)[kind]] as [string, string]] : [],
  );

it.each(PAGES)('every command of %s has its proof, or says that it has none', (page) => {
  const found = commandsIn(page);

  expect(found.length).toBeGreaterThan(3);
  expect(found.filter((command) => !proofOf(command))).toEqual([]);
});

it('proves nothing that no page has', () => {
  const written = new Set(PAGES.flatMap(commandsIn));

  expect(Object.keys(commands).filter((command) => !written.has(command))).toEqual([]);
});

/** What a file takes from the pages, as its string literals have it. */
const takenBy = (file: string): string[] =>
  [...read(file).matchAll(/asWritten\(\s*('(?:\\.|[^'\\])*'|`[^`]*`)/g)].map(([, literal = '']) =>
    literal.slice(1, -1).replaceAll("\\'", "'"),
  );

it('executes each as written where it says so', () => {
  const found = proofs('run');

  expect(found.length).toBeGreaterThan(40);
  expect(found.filter(([command, file]) => !takenBy(file).includes(command))).toEqual([]);
});

/** Files that a part runs, and what it covers. */
const isOfDeepTests = (file: string): boolean =>
  deepParts.some(({ commands, covers }) =>
    [...commands.map(([entry]) => entry!), ...covers].some(
      (one) => file === one || file.startsWith(`${one}/`),
    ),
  );

it('executes them in a part of the deep tests', () => {
  const files = [...proofs('run'), ...proofs('same')].map(([, file]) => file);

  expect([...new Set(files)].filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
  expect([...new Set(files)].filter((file) => !isOfDeepTests(file))).toEqual([]);
});

it('names parts of the deep tests that there are', () => {
  const names: string[] = deepParts.map(({ name }) => name);

  expect(proofs('part').filter(([, part]) => !names.includes(part))).toEqual([]);
});

/** Where a page names a part, or a file that is one. */
it('runs the part that the command names', () => {
  const wrong = proofs('part').filter(([command, name]) => {
    const part = deepParts.find((one) => one.name === name)!;
    const [, asked] = /test:deep -- ([a-z-]+)/.exec(command) ?? [];
    const [, file] = /tsx (infra\S+)/.exec(command) ?? [];
    return (asked && asked !== name) || (file && !part.commands.some(([entry]) => entry === file));
  });

  expect(wrong).toEqual([]);
});

it('mentions commands that are executed', () => {
  expect(proofs('of').filter(([, whole]) => !Object.hasOwn(commands, whole))).toEqual([]);
});

it('knows where commands of others are executed', () => {
  const found = PROOFS_OF_OTHERS.filter((file) => !existsSync(join(ROOT, file)));

  expect(found).toEqual([]);
  expect(PROOFS_OF_OTHERS.filter((file) => !isOfDeepTests(file))).toEqual([]);
});

it.each([
  ['kubectl rollout status deployment/gateway', 'infra/k8s/proof/commands.ts'],
  ['db.web_sessions.deleteMany({})', 'infra/machine/proof/statements.ts'],
  ['nginx -t && systemctl reload nginx', 'infra/machine/proof/certificate.ts'],
  ['systemctl daemon-reload', null],
])('says of %s where', (command, others) => {
  expect(ofOthers(command)).toEqual({ others });
});

it('knows nothing of a program that is on no page', () => {
  expect(proofOf('helm upgrade athenaeum')).toBeUndefined();
});

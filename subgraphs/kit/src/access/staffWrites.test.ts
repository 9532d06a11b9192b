import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { accessTable } from '.';
import type { Role } from '../viewer';

const SUBGRAPHS = join(__dirname, '../../..');
const STAFF: readonly Role[] = ['support', 'editor', 'admin'];

/** Mutations that nobody but staff may call, by the domain they belong to. */
const staffWrites = Object.entries(accessTable).flatMap(([domain, table]) =>
  Object.entries(table)
    .filter(([field, roles]) => field.startsWith('Mutation.') && roles.every((role) => STAFF.includes(role)))
    .map(([field]) => [field.replace('Mutation.', ''), domain] as const),
);

it('knows of some', () => {
  expect(staffWrites.map(([name]) => name)).toContain('updateMember');
});

/**
 * A kind of entry is written by the kit's one pattern, a member's record by one function; both leave the row for the
 * operation that they are given.
 */
const RECORDS = /recordWrite\(|changeRecord\(|: EntryKind\b/;

it.each(staffWrites)('%s leaves a row of who changed what', (name, domain) => {
  const recording = sourcesOf(domain).filter((text) => RECORDS.test(text));

  expect(recording.some((text) => text.includes(`'${name}'`))).toBe(true);
});

function sourcesOf(domain: string): string[] {
  const home = join(SUBGRAPHS, domain, 'src');
  return readdirSync(home, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.includes('__generated__'))
    .map((file) => readFileSync(join(home, file), 'utf8'));
}

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildSubgraphSchema } from '@apollo/subgraph';
import { parse } from 'graphql';
import { DOMAINS, type Domain } from '../domains';
import { readTypeDefs } from '../subgraph';
import type { Role } from '../viewer';
import { accessOf } from './accessOf';

const SUBGRAPHS = join(__dirname, '../../..');
const STAFF: readonly Role[] = ['support', 'editor', 'admin'];

/** Mutations that only staff may call, with their domain. */
const staffWrites = DOMAINS.flatMap((domain) =>
  Object.entries(declaredBy(domain))
    .filter(
      ([field, { roles }]) => field.startsWith('Mutation.') && roles.every((role) => STAFF.includes(role)),
    )
    .map(([field]) => [field.replace('Mutation.', ''), domain] as const),
);

it('finds mutations to check', () => {
  expect(staffWrites.map(([name]) => name)).toContain('updateMember');
});

/**
 * Entries that staff edit are written by the kit's `saveEntry`, a member's record by `changeRecord`, refunds by `askRefund`; all
 * write the audit row for the operation that they are given.
 */
const RECORDS = /recordWrite\(|changeRecord\(|askRefund[(<]|: EntryKind\b/;
/** A change of several at once is recorded as those of one. */
const OF_ONE: Record<string, string> = {
  publishContent: 'saveSalon',
  categorizeContent: 'saveSalon',
  moderateReviews: 'moderateReview',
};

it.each(staffWrites)('%s writes an audit row', (name, domain) => {
  const sources = sourcesOf(domain);
  const one = OF_ONE[name];
  if (one) expect(sources.some((text) => declares(name, text) && text.includes(`${one}(`))).toBe(true);
  const recording = sources.filter((text) => RECORDS.test(text));

  expect(recording.some((text) => text.includes(`'${one ?? name}'`))).toBe(true);
});

const declares = (name: string, text: string) => new RegExp(`(const|function) ${name}\\b`).test(text);

function sourcesOf(domain: string): string[] {
  const home = join(SUBGRAPHS, domain, 'src');
  return readdirSync(home, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.includes('__generated__'))
    .map((file) => readFileSync(join(home, file), 'utf8'));
}

function declaredBy(domain: Domain) {
  const home = pathToFileURL(join(SUBGRAPHS, domain, 'src/index.ts')).href;
  return accessOf(buildSubgraphSchema({ typeDefs: parse(readTypeDefs(home)) }));
}

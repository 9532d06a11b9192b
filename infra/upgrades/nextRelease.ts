import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SUBGRAPHS } from '../start/ports';

/** The version that every process of it says. */
export const NEXT_VERSION = '9.9.9';
/** What only it knows: a field in each subgraph's schema, and in payloads that go from one process to another. */
export const FIELD = 'told_by';

/** An operation of its pages, which asks each subgraph for what only it has. */
export const NEXT_DOCUMENT = `query NextUpgrade {
  agreements(input: { take: 1 }) { ok data { id ${FIELD} } }
  salons(input: { take: 3 }) { ok data { id ${FIELD} } }
  coaches(input: { take: 3 }) { ok data { id ${FIELD} } }
  opportunities(input: { take: 3 }) { ok data { id ${FIELD} } }
}`;
/** What they ask for today. */
export const DOCUMENT = `query Upgrade {
  agreements(input: { take: 1 }) { ok data { id } }
  salons(input: { take: 3 }) { ok data { id } }
  coaches(input: { take: 3 }) { ok data { id } }
  opportunities(input: { take: 3 }) { ok data { id } }
}`;

const WORKSPACES = [
  ...SUBGRAPHS.map((name) => `subgraphs/${name}`),
  ...['gateway', 'gateway/worker', 'registry/service', 'shell'],
];

/** Changes a copy of the source as an ordinary release does: additions, which nothing of before knows. */
export function asNextRelease(folder: string): void {
  const edit = (file: string, from: string, to: string) => {
    const path = join(folder, file);
    const text = readFileSync(path, 'utf8');
    if (!text.includes(from)) throw new Error(`${file} is not what this proof changes: ${from} is missing`);
    writeFileSync(path, text.replace(from, to));
  };

  for (const workspace of WORKSPACES)
    edit(`${workspace}/package.json`, '"version": "0.1.0"', `"version": "${NEXT_VERSION}"`);

  const schema = (file: string, type: string) => edit(file, type, `${type}\n  ${FIELD}: String`);
  schema('subgraphs/users/src/modules/agreement/agreement.graphql', 'type Agreement {');
  schema('subgraphs/content/src/modules/salon/salon.graphql', 'type Salon @key(fields: "id") {');
  schema('subgraphs/coaching/src/modules/coach/coach.graphql', 'type Coach @key(fields: "id") {');
  schema('subgraphs/opportunities/src/modules/opportunity/opportunity.graphql', 'type Opportunity {');
  const resolver = (file: string, type: string) => edit(file, type, `${type}\n  ${FIELD}: () => 'next',`);
  resolver(
    'subgraphs/content/src/modules/salon/salon.resolvers.ts',
    'export const Salon: SalonResolvers = {',
  );
  resolver('subgraphs/coaching/src/modules/coach/coach.resolvers.ts', 'export const Coach = {');
  resolver(
    'subgraphs/opportunities/src/modules/opportunity/opportunity.resolvers.ts',
    'export const Opportunity = {',
  );

  // By the subgraphs to the CRM and by mail, which workers deliver.
  const rsvps = 'subgraphs/content/contract/src/outgoing.ts';
  edit(
    rsvps,
    '  payload: z.strictObject({\n    rsvp_id: id,',
    `  payload: z.strictObject({\n    ${FIELD}: z.optional(id),\n    rsvp_id: id,`,
  );
  edit(
    'subgraphs/content/src/modules/rsvp/tellOthers.ts',
    'isPublic: Boolean(',
    `${FIELD}: 'next', isPublic: Boolean(`,
  );
  const sessions = 'subgraphs/coaching/contract/src/outgoing.ts';
  edit(
    sessions,
    'z.strictObject({ session_id: id,',
    `z.strictObject({ ${FIELD}: z.optional(id), session_id: id,`,
  );
  edit(
    'subgraphs/coaching/src/modules/session/tellParties.ts',
    'payload: { session_id: _id,',
    `payload: { ${FIELD}: 'next', session_id: _id,`,
  );
  // By the gateway: the letter about an unknown browser, with a parameter that templates of before do not take.
  edit(
    'gateway/bff/src/mail/templates/newDevice.ts',
    '  params: z.strictObject({',
    `  params: z.strictObject({\n    ${FIELD}: z.string().optional(),`,
  );
  edit('gateway/bff/src/auth/newDevices.ts', 'params: {', `params: { ${FIELD}: 'next',`);
}

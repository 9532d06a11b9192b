import {
  execute,
  extendSchema,
  getNamedType,
  getNullableType,
  isListType,
  isObjectType,
  parse,
  type GraphQLSchema,
} from 'graphql';
import type { Role } from '@athenaeum/kit';
import { allDocs } from '@athenaeum/bff/docs';
import { allLetters, createNoteMail, createSources, mailChannel } from '@athenaeum/bff/testing';
import { createSuppressions } from '@athenaeum/bff';
import { createClients } from '@athenaeum/graph/subgraphs';
import { logged } from '@athenaeum/gateway-testing/loggedLines';
import { askEverything, sendEverything } from './askEverything';
import { LETTERS_ABOUT, sendEveryLetter, type SentLetter } from './letters';
import { liveSchema } from './liveSchema';
import { CANARY_PREFIX, canariesIn } from './canaryValues';
import { maySay } from './mailPolicy';
import { maySee } from './readPolicy';
import { everyCoordinate } from './operations';
import { addressesOf } from './routes';
import { ASKERS, createSweepWorld, OWNER, type Asker, type SweepWorld } from './sweepWorld';

// The sweep takes many minutes.
jest.setTimeout(3_600_000);

jest.mock('pino', () => jest.requireActual('@athenaeum/gateway-testing/loggedLines'));

let swept: SweepWorld;
let schema: GraphQLSchema;
const asked = new Set<string>();
/** The canary values of others that each role received, with the request that returned them. */
const given = new Map<Asker, Map<string, string>>(ASKERS.map((role) => [role, new Map()]));

beforeAll(async () => {
  process.env.LOG_LEVEL = 'debug';
  swept = await createSweepWorld();
  schema = await liveSchema(swept.world.browser());
});
afterAll(() => swept.world.close());

function look(role: Asker, from: string, text: string, isMeant = (_label: string) => false): void {
  const { id } = swept.people.get(role)!;
  for (const { label, owners } of canariesIn(text))
    if (!isMeant(label) && (id === null || !owners.includes(id))) given.get(role)!.set(label, from);
}

/** Who takes a portfolio on writes it, and reads all of it from then on. */
const writers = new Set<Asker>();
const isWrittenBy = (role: Asker, label: string) => writers.has(role) && label.startsWith('portfolio.');

const leaksTo = (role: Asker) =>
  [...given.get(role)!].filter(
    ([label]) => !maySee(swept.people.get(role)!.roles, label) && !isWrittenBy(role, label),
  );

function sweepAs(role: Asker) {
  const { id, browser } = swept.people.get(role)!;
  return {
    schema,
    samples: swept.samples,
    ownId: id,
    async ask(document: string, variables: Record<string, unknown>) {
      const { text, json } = await browser.ask(document, variables);
      look(role, `${document.slice(0, 90)} ${JSON.stringify(variables)}`, text);
      const { data = null } = (json ?? {}) as { data?: { takePortfolio?: { ok: boolean } } | null };
      if (data?.takePortfolio?.ok) writers.add(role);
      return data;
    },
  };
}

describe('a letter', () => {
  let sent: SentLetter[];
  beforeAll(async () => {
    const { env } = swept.world;
    const channel = mailChannel({
      env,
      sources: createSources(await createClients(env)),
      suppressions: createSuppressions(env),
      note: createNoteMail({ warn: () => undefined }),
    });
    sent = await sendEveryLetter(channel, OWNER);
  });

  /** A staff address reads with its staff role, an address without an account as a visitor. */
  function readerAt(address: string): { id: string | null; role: Role } {
    const { BOARD_SUPPORT_EMAIL, MEMBER_SUPPORT_EMAIL } = swept.world.env;
    if (address === BOARD_SUPPORT_EMAIL.toLowerCase()) return { id: null, role: 'support' };
    if (address === MEMBER_SUPPORT_EMAIL.toLowerCase()) return { id: null, role: 'admin' };
    const own = canariesIn(address).find(({ label }) => label === 'user.email');
    return { id: own?.owners ?? null, role: own ? 'member' : 'visitor' };
  }

  it('of every kind was sent', () => {
    const kinds = new Set(sent.map(({ kind }) => kind));

    expect([...Object.keys(LETTERS_ABOUT), 'letter'].sort()).toEqual([...allLetters.keys()].sort());
    expect(Object.keys(LETTERS_ABOUT).filter((kind) => !kinds.has(kind))).toEqual([]);
  });

  it('contains nothing that its recipients may not read', () => {
    const leaks = new Set<string>();
    for (const { kind, recipients, text } of sent)
      for (const reader of recipients) {
        const { id, role } = readerAt(reader);
        for (const { label, owners } of canariesIn(text))
          if (!(id && owners.includes(id)) && !maySay(kind, [role], label))
            leaks.add(`${kind} to ${role}: ${label}`);
      }

    expect([...leaks]).toEqual([]);
  });
});

it.each(ASKERS)('%s receives nothing restricted from any query', async (role) => {
  for (const one of await askEverything(sweepAs(role))) asked.add(one);

  expect(leaksTo(role)).toEqual([]);
});

/** After it, requests are a visitor's: it is made last. */
const SIGNS_OUT = '/api/auth/logout';
const addresses = () => allDocs.flatMap((route) => addressesOf(route, swept.samples));

/** Board support answers who applies (community 6): the packet of an application says how, and nothing else does. */
const PACKET = /^\/files\/applications\/[^/]+\/packet\.zip$/;
const isSaidBy = (address: string, roles: readonly Role[], label: string) =>
  PACKET.test(address) && roles.includes('support') && label === 'user.email';

async function lookAt(role: Asker, address: string): Promise<void> {
  const { browser, roles } = swept.people.get(role)!;
  look(role, address, (await browser.get(address)).text, (label) => isSaidBy(address, roles, label));
}

it.each(ASKERS)('%s receives nothing restricted from any route, file, feed or export', async (role) => {
  for (const address of addresses()) if (address !== SIGNS_OUT) await lookAt(role, address);

  expect(await swept.idOf(role)).toBe(swept.people.get(role)!.id);
  expect(leaksTo(role)).toEqual([]);
});

it.each<[Asker, string]>([
  ['visitor', 'speaker.name'],
  ['prospect', 'account.title'],
  ['member', 'coach.schedule_link'],
  ['coach', 'user.first_name'],
  ['editor', 'review-waiting.feedback'],
  ['support', 'opportunity-confidential.poster.email'],
  ['admin', 'user.phone'],
])('%s receives what the role may read: %s', (role, place) => {
  expect([...given.get(role)!.keys()]).toContain(place);
});

it.each(ASKERS)('%s receives nothing restricted from any mutation', async (role) => {
  // Deleting the account would sign the sender out.
  const isSent = ({ name }: { name: string }) => name !== 'deleteUser';

  for (const one of await sendEverything(sweepAs(role), isSent)) asked.add(one);

  expect(await swept.idOf(role)).toBe(swept.people.get(role)!.id);
  expect(leaksTo(role)).toEqual([]);
});

it.each(ASKERS)('%s receives nothing restricted while signing out', async (role) => {
  expect(addresses()).toContain(SIGNS_OUT);
  await lookAt(role, SIGNS_OUT);

  expect(await swept.idOf(role)).toBeNull();
  expect(leaksTo(role)).toEqual([]);
});

it('requested every field of the schema', () => {
  expect([...everyCoordinate(schema)].filter((one) => !asked.has(one))).toEqual([]);
});

it('left no canary value in the log', () => {
  // The head of the audit trail is noted at times: a digest, in which nobody can read anything.
  const lines = logged.filter((line) => !line.includes('"msg":"audit head"')).join('\n');

  expect(lines).toContain('"route":"/graphql"');
  expect(canariesIn(lines)).toEqual([]);
});

it('finds a new field without a policy', async () => {
  const changed = extendSchema(schema, parse('extend type Speaker { whispered: String }'));
  const leaked = new Set<string>();
  await askEverything({
    schema: changed,
    samples: swept.samples,
    ownId: null,
    async ask(document, variables) {
      const answer = await execute({
        schema: changed,
        document: parse(document),
        variableValues: variables,
        fieldResolver: (_source, _args, _context, { fieldName, returnType }) => {
          if (fieldName === 'whispered') return `${CANARY_PREFIX}.speaker.whispered.o.`;
          const thing = isObjectType(getNamedType(returnType)) ? {} : null;
          return isListType(getNullableType(returnType)) ? [thing] : thing;
        },
      });
      for (const { label } of canariesIn(JSON.stringify(answer)))
        if (!maySee(ASKERS, label)) leaked.add(label);
      return answer.data ?? null;
    },
  });

  expect([...leaked]).toEqual(['speaker.whispered']);
});

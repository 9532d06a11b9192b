import type { Role } from '@athenaeum/kit';
import { DEMO_ACCOUNTS, demoMembers } from '@athenaeum/kit/demo';
import { PROFILE_SECTIONS } from '@athenaeum/users-contract';
import mongoose from 'mongoose';
import type { Browser } from '@athenaeum/gateway-testing/browser';
import { createDemoGateway, type DemoGateway } from '@athenaeum/gateway-testing/demoGateway';
import { seedDemo } from '@athenaeum/gateway-testing/seedDemo';
import { fillModels } from './inputs/fillModels';
import type { Samples } from './inputs/samples';
import { readVariedSamples } from './inputs/variedSamples';
import { stageLetters } from './letters';
import { writeCanaries } from './canaryValues';

/** All roles that send requests; last those whose changes affect what others see. */
export const ASKERS = [
  'visitor',
  'prospect',
  'member',
  'coach',
  'editor',
  'support',
  'admin',
] as const satisfies readonly Role[];
export type Asker = (typeof ASKERS)[number];

export interface Person {
  /** Null for a visitor. */
  id: string | null;
  roles: readonly Role[];
  browser: Browser;
}

export interface SweepWorld {
  world: DemoGateway;
  people: ReadonlyMap<Asker, Person>;
  samples: Samples;
  /** As whom this role's browser is signed in; null when it is not. */
  idOf(role: Asker): Promise<string | null>;
}

/** The member who owns the generated documents and is subscribed to every mail. */
export const OWNER = demoMembers()[60]!.id;

const LIMITS = [
  ...['SEARCH', 'RSVP', 'BOOKING', 'APPLYING', 'PUBLIC_FORM', 'CHECKOUT', 'CONNECT', 'INVITE_CODE'],
  ...['FEED', 'EXPORT'],
];

/** Demo data with all profile sections private, every text filled and marked by a canary value, and a signed-in user of every role. */
export async function createSweepWorld(): Promise<SweepWorld> {
  const world = await createDemoGateway(
    Object.fromEntries(LIMITS.map((name) => [`LIMIT_${name}`, '1000000'])),
  );
  await seedDemo('coaching', 'opportunities');
  const people = new Map<Asker, Person>();
  for (const role of ASKERS) people.set(role, await personWith(role, world));
  const ids = [...people.values()].flatMap(({ id }) => id ?? []);
  await hideEverySection();
  await fillModels(OWNER, ids);
  await stageLetters(OWNER);
  await writeCanaries();
  for (const { browser, roles } of people.values())
    if (String(await rolesIn(browser)) !== String(roles))
      throw new Error('A canary value has removed a role');
  return {
    world,
    people,
    samples: await readVariedSamples(ids),
    async idOf(role) {
      const { json } = await people.get(role)!.browser.get('/api/auth/me');
      return (json as { user: { id: string } | null } | null)?.user?.id ?? null;
    },
  };
}

async function personWith(role: Asker, world: DemoGateway): Promise<Person> {
  if (role === 'visitor') return { id: null, roles: ['visitor'], browser: world.browser() };
  const browser = await world.signedInAs(DEMO_ACCOUNTS[role]);
  return { id: DEMO_ACCOUNTS[role].id, roles: await rolesIn(browser), browser };
}

const rolesIn = async (browser: Browser): Promise<readonly Role[]> =>
  ((await browser.get('/api/auth/me')).json?.user?.roles as Role[] | undefined) ?? ['visitor'];

async function hideEverySection(): Promise<void> {
  const nothing = Object.fromEntries(Object.keys(PROFILE_SECTIONS).map((section) => [section, 'private']));
  for await (const user of mongoose.model('User').find().cursor())
    await user.set('visibility', nothing).save();
}

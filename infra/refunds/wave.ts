import { setTimeout as pause } from 'node:timers/promises';
import type { DemoRandom } from '@athenaeum/kit/demo';
import type { SignedIn } from '../faults/member';
import { haunt } from '../histories/nemesis/nemesis';
import type { Fault } from '../histories/nemesis/schedule';
import type { Target } from '../histories/nemesis/target';
import { formsFor, send, type Form } from './forms';
import type { Purchase } from './purchases';

const FORMS_MS = 1200;
/** What dies later than the last form meets what the workers do. */
const KILLS_MS = 2200;
const KILLS = 3;
const DOWN_MS: [number, number] = [100, 1200];
/** Names of what is killed; more often where it is named more often. */
const VICTIMS = [
  ...['gateway 1', 'gateway 2', 'worker 1', 'worker 2', 'worker 1', 'worker 2'],
  ...['coaching 1', 'coaching 2', 'content 1', 'content 2', 'users 1', 'database'],
];

interface Parts {
  purchases: readonly Purchase[];
  staff: SignedIn;
  targets: readonly Target[];
  random: DemoRandom;
  /** Told of each kill, the moment it happens. */
  onKill: (name: string) => void;
  say: (line: string) => void;
}

/** Staff refund every purchase while processes are killed; resolves when all forms are answered and everything is up again. */
export async function runWave({ purchases, staff, targets, random, onKill, say }: Parts): Promise<Form[]> {
  const forms = purchases.flatMap((order) => formsFor(order, random));
  const sent = forms.map((form) => ({
    form,
    at: random.between(0, FORMS_MS),
    isDouble: random.chance(0.2),
  }));
  await Promise.all([
    haunt(
      faultsOf(random),
      targets.map((target) => watched(target, onKill)),
      say,
    ),
    ...sent.map(async ({ form, at, isDouble }) => {
      await pause(at);
      await send(form, staff, isDouble);
    }),
  ]);
  return forms;
}

function faultsOf(random: DemoRandom): Fault[] {
  const names = random.sample([...new Set(random.sample(VICTIMS, VICTIMS.length))], KILLS);
  const kills = names.map((target) => ({
    ...{ target, kind: 'killed' as const, at: random.between(50, KILLS_MS) },
    lasts: random.between(...DOWN_MS),
  }));
  const kind = random.pick(['deaf', 'cut', 'stalled'] as const);
  const line = {
    target: 'provider',
    kind,
    at: random.between(0, FORMS_MS),
    lasts: random.between(300, 1500),
  };
  return random.chance(0.5) ? [...kills, line] : kills;
}

const watched = (target: Target, onKill: (name: string) => void): Target => ({
  ...target,
  instance: target.instance && {
    ...target.instance,
    kill() {
      onKill(target.name);
      return target.instance!.kill();
    },
  },
});

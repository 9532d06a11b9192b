import { setTimeout as pause } from 'node:timers/promises';
import type { DemoRandom } from '@athenaeum/kit/demo';
import type { Places } from '../objects/objects';
import { MINUTE } from '../models/sessions';
import type { Acts } from './acts';

/** On average half of it. */
const MAX_PAUSE_MS = 700;
const AMOUNTS = [-120, -60, -60, 30, 60, 90];

type Step = () => Promise<unknown>;

/** What one member does, in an order that the seed decides; never two things at the same time, except what nobody answered. */
export function createRoutine(
  acts: Acts,
  { salons, hours }: Places,
  { random, formOf }: { random: DemoRandom; formOf: (number: number) => string },
): Step {
  const rsvps = new Map<string, string>();
  const seated = new Set<string>();
  const sessions = new Map<string, { start: number; minutes: number }>();
  let unsent: { minutes: number; form: string } | null = null;
  let forms = 0;

  const aTime = (minutes: number) =>
    random.pick(hours) + (minutes === 30 && random.chance(0.5) ? 30 * MINUTE : 0);

  const steps: Step[] = [
    seats,
    seats,
    seats,
    coaching,
    coaching,
    coaching,
    () => look(random.pick(salons).id),
    acts.offers,
    listSessions,
    acts.balance,
    minutes,
  ];
  return async () => {
    await pause(random.between(0, MAX_PAUSE_MS));
    await random.pick(steps)();
  };

  async function seats(): Promise<void> {
    const { id } = random.pick(salons);
    const rsvp = rsvps.get(id);
    if (rsvp && seated.has(id) && random.chance(0.8)) {
      const heard = await acts.withdraw(id, rsvp);
      if (heard.outcome === 'answered') seated.delete(id);
      return;
    }
    const heard = await acts.ask(id);
    if (heard.outcome !== 'answered') return;
    rsvps.set(id, heard.answer.rsvp);
    seated.add(id);
  }

  async function look(id: string): Promise<void> {
    const heard = await acts.look(id);
    if (heard.outcome !== 'answered') return;
    const { rsvp, status } = heard.answer;
    if (rsvp) rsvps.set(id, rsvp);
    if (status === 'none') seated.delete(id);
    else seated.add(id);
  }

  async function coaching(): Promise<void> {
    const [known] = random.sample([...sessions], 1);
    if (!known || random.chance(0.4)) return book();
    const [id, { minutes: length }] = known;
    if (random.chance(0.4)) {
      const start = aTime(length);
      const heard = await acts.move(id, start, length);
      if (heard.outcome === 'answered') sessions.set(id, { start, minutes: length });
      else if (heard.outcome === 'refused' && /nothing to change/.test(heard.why)) sessions.delete(id);
      return;
    }
    const heard = await acts.cancel(id);
    if (heard.outcome === 'answered') sessions.delete(id);
  }

  async function book(): Promise<void> {
    const length = random.pick([30, 30, 60]);
    const start = aTime(length);
    const heard = await acts.book(start, length);
    if (heard.outcome === 'answered') sessions.set(heard.answer.session, { start, minutes: length });
  }

  async function listSessions(): Promise<void> {
    const heard = await acts.sessions();
    if (heard.outcome !== 'answered') return;
    sessions.clear();
    for (const { id, ...session } of heard.answer.live) sessions.set(id, session);
  }

  /** An unanswered request is repeated unchanged, as the page's form does. */
  async function minutes(): Promise<void> {
    unsent ??= { minutes: random.pick(AMOUNTS), form: formOf(++forms) };
    const heard = await acts.add(unsent.minutes, unsent.form);
    if (heard.outcome !== 'unknown') unsent = null;
  }
}

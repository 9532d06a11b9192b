import { insertDemo } from '@athenaeum/kit/demo';
import { BcpExample } from '../modules/bcp/bcpExample.model';
import { Coach, type CoachRow } from '../modules/coach/coach.model';
import { CreditEntry } from '../modules/credits/creditEntry.model';
import { Product } from '../modules/product/product.model';
import { Session, type SessionRow } from '../modules/session/session.model';
import { bcpExampleRows } from './bcpExamples';
import { coachRows } from './coachRows';
import { ledgerRows } from './ledgerRows';
import { productRows } from './productRows';
import { sessionRows } from './sessionRows';

export { writeBcpExamples } from './bcpExamples';
export { demoCoachSlugs } from './coachRows';

/** Products, portfolio examples, sessions, the time that paid for them, and the coaches; a second call changes nothing. */
export async function seedCoaching(now: number): Promise<void> {
  const coaches = coachRows(now);
  // Coaches come last, so that they prove the rest is there: members book and cancel from then on.
  if (await Coach.exists({ _id: coaches.at(-1)!._id })) return;
  const sessions = sessionRows(coaches, now);
  await insertDemo(Product, productRows());
  await insertDemo(BcpExample, bcpExampleRows());
  await insertDemo(Session, sessions);
  await insertDemo(CreditEntry, ledgerRows(sessions, now));
  await insertDemo(Coach, coaches);
}

/** Sessions that took place, each with its coach's name, for the rights to review. */
export async function heldSessions() {
  const [held, coaches] = await Promise.all([
    Session.find({ status: 'Completed' }).sort({ _id: 1 }).lean<SessionRow[]>(),
    Coach.find().select('name').lean<Pick<CoachRow, '_id' | 'name'>[]>(),
  ]);
  const names = new Map(coaches.map(({ _id, name }) => [_id, name]));
  return held.map(({ user_id, coach_id }) => ({ user_id, coach_id, coach_name: names.get(coach_id) ?? '' }));
}

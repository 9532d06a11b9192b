import { insertDemo } from '@athenaeum/kit/demo';
import { Coach } from '../modules/coach/coach.model';
import { CreditEntry } from '../modules/credits/creditEntry.model';
import { Product } from '../modules/product/product.model';
import { Session } from '../modules/session/session.model';
import { coachRows } from './coachRows';
import { ledgerRows } from './ledgerRows';
import { productRows } from './productRows';
import { sessionRows } from './sessionRows';

export { demoCoachSlugs } from './coachRows';

/** What is for sale, sessions, the time that paid for them, and the coaches; a second call changes nothing. */
export async function seedCoaching(now: number): Promise<void> {
  const coaches = coachRows();
  // The coaches come last and prove that the rest is there: members book and cancel from then on.
  if (await Coach.exists({ _id: coaches.at(-1)!._id })) return;
  const sessions = sessionRows(coaches, now);
  await insertDemo(Product, productRows());
  await insertDemo(Session, sessions);
  await insertDemo(CreditEntry, ledgerRows(sessions, now));
  await insertDemo(Coach, coaches);
}

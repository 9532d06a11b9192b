import { randomUUID } from 'node:crypto';
import { Coach, type CoachRow } from '../modules/coach/coach.model';
import { CreditEntry, type CreditEntryRow } from '../modules/credits/creditEntry.model';
import { Session, type SessionRow } from '../modules/session/session.model';

export async function aCoach(given: Partial<CoachRow> = {}): Promise<CoachRow> {
  const slug = `coach-${randomUUID().slice(0, 8)}`;
  const coach = await Coach.create({ slug, name: 'Somebody', timezone: 'America/New_York', ...given });
  return coach.toObject<CoachRow>();
}

export async function aSession(given: Partial<SessionRow> = {}): Promise<SessionRow> {
  const session = await Session.create({
    user_id: randomUUID(),
    coach_id: randomUUID(),
    session_date: Date.now() + 86_400_000,
    duration: 60,
    ...given,
  });
  return session.toObject<SessionRow>();
}

/** Lines of one member's ledger, numbered in the order given. */
export async function aLedger(
  user_id: string,
  ...lines: Pick<CreditEntryRow, 'type' | 'minutes' | 'held'>[]
): Promise<void> {
  await CreditEntry.insertMany(lines.map((line, index) => ({ user_id, sequence: index + 1, ...line })));
}

import { Session } from './session.model';

/** The number of past sessions of each of several coaches, in one query. */
export async function sessionsHeldBy(coachIds: readonly string[]): Promise<number[]> {
  const counted = await Session.aggregate<{ _id: string; held: number }>([
    { $match: { coach_id: { $in: coachIds }, status: 'Completed' } },
    { $group: { _id: '$coach_id', held: { $sum: 1 } } },
  ]);
  const held = new Map(counted.map((row) => [row._id, row.held]));
  return coachIds.map((id) => held.get(id) ?? 0);
}

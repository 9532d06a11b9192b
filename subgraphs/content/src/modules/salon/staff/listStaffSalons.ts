import { escapeRegExp } from '@athenaeum/common/escaping';
import { STAFF_SALON_STATES, type StaffSalonState } from '@athenaeum/content-contract';
import { listInput, listPage, notAllowed, toSort, type Page, type Viewer } from '@athenaeum/kit';
import * as z from 'zod';
import { publishedBy } from '../../../publication';
import { canEditContent } from '../../../staff/canEditContent';
import { Salon, type SalonRow } from '../salon.model';

export const staffSalonsInput = listInput({}, ['date', 'title', 'updated_at']).extend({
  state: z.enum(STAFF_SALON_STATES).nullish(),
  words: z.string().trim().max(100).nullish(),
});
export type StaffSalonsInput = z.infer<typeof staffSalonsInput>;

interface StaffSalonPage extends Page<SalonRow> {
  countStates(): Promise<Record<StaffSalonState, number>>;
}

/** Salons in every state, for editors and admins. */
export async function listStaffSalons(
  viewer: Viewer,
  { state, words, ...input }: StaffSalonsInput,
  now = Date.now(),
): Promise<StaffSalonPage> {
  if (!canEditContent(viewer)) throw notAllowed();
  const filter = { $and: [state ? inState(state, now) : {}, words ? withWords(words) : {}] };
  const page = await listPage<SalonRow>(
    Salon,
    filter,
    toSort(input.orderBy, { updated_at: -1, date: -1 }),
    input,
  );
  return { ...page, countStates: () => countStates(now) };
}

/** `staffSalonState` as a database condition. */
function inState(state: StaffSalonState, now: number): Record<string, unknown> {
  switch (state) {
    case 'draft':
      return { published: false };
    case 'scheduled':
      return { published: true, publish_at: { $gt: now } };
    case 'past':
      return { ...publishedBy(now), live_until: { $lte: now } };
    case 'off':
      return { ...publishedBy(now), live_until: { $gt: now }, salon_status: { $ne: null } };
    case 'upcoming':
      return { ...publishedBy(now), live_until: { $gt: now }, salon_status: null };
  }
}

function withWords(words: string): Record<string, unknown> {
  const literal = new RegExp(escapeRegExp(words), 'i');
  return { $or: [{ title: literal }, { slug: literal }] };
}

async function countStates(now: number): Promise<Record<StaffSalonState, number>> {
  const counts = await Promise.all(
    STAFF_SALON_STATES.map(
      async (state) => [state, await Salon.countDocuments(inState(state, now))] as const,
    ),
  );
  return Object.fromEntries(counts) as Record<StaffSalonState, number>;
}

import { SALON_PHASES, type SalonPhase } from '@athenaeum/content-contract';
import {
  booleanFilter,
  listInput,
  stringFilter,
  timeFilter,
  toConditions,
  type Viewer,
} from '@athenaeum/kit';
import * as z from 'zod';
import { Category } from '../category/category.model';
import { Speaker } from '../speaker/speaker.model';
import { Tag } from '../tag/tag.model';
import { beganAfter, overBy, toComeBy } from './livePeriods';
import { ownConditions, showableBy } from './ownSalons';

const OWN_FIELDS = [
  'id',
  'slug',
  'title',
  'date',
  'event_type',
  'event_location',
  'invite_type',
  'location_city',
  'location_state',
  'salon_status',
] as const;
const LIVE_MARGIN_MS = 15 * 60_000;

export const salonsInput = listInput(
  {
    id: stringFilter,
    slug: stringFilter,
    title: stringFilter,
    date: timeFilter,
    event_type: stringFilter,
    event_location: stringFilter,
    invite_type: stringFilter,
    location_city: stringFilter,
    location_state: stringFilter,
    salon_status: stringFilter,
    category: stringFilter,
    tag: stringFilter,
    speaker: stringFilter,
    has_recording: booleanFilter,
    attending: booleanFilter,
    waiting: booleanFilter,
    saved: booleanFilter,
    in_progress: booleanFilter,
    watched: booleanFilter,
  },
  ['date', 'title'],
).extend({
  phase: z
    .strictObject({
      equals: z.enum(SALON_PHASES).nullish(),
      in: z.array(z.enum(SALON_PHASES)).max(SALON_PHASES.length).nullish(),
    })
    .nullish(),
});
export type SalonsInput = z.infer<typeof salonsInput>;

/** The database filter of a feed; every condition narrows what may be shown, none can widen it. */
export async function salonsFilter(
  viewer: Viewer,
  input: SalonsInput,
  now: number,
  purpose: 'list' | 'count' = 'list',
): Promise<Record<string, unknown>> {
  const hasRecording = input.has_recording?.equals;
  const [showable, own, ...linked] = await Promise.all([
    showableBy(viewer, input, now),
    ownConditions(viewer, input, now),
    linkedTo('category_ids', input.category, Category),
    linkedTo('tag_ids', input.tag, Tag),
    linkedTo('speakers.speaker_id', input.speaker, Speaker),
  ]);
  return together([
    showable,
    toConditions(input, OWN_FIELDS, { id: '_id' }),
    phaseCondition(input.phase, now, purpose),
    ...(typeof hasRecording === 'boolean'
      ? [{ filename: hasRecording ? { $gt: '' } : { $in: [null, ''] } }]
      : []),
    ...linked.flat(),
    ...own,
  ]);
}

/** The filter for counting choices: the phase, the time and the own salons, and nothing else. */
export async function facetsFilter(
  viewer: Viewer,
  input: SalonsInput,
  now: number,
): Promise<Record<string, unknown>> {
  const [showable, own] = await Promise.all([
    showableBy(viewer, input, now),
    ownConditions(viewer, input, now),
  ]);
  return together([showable, toConditions(input, ['date']), phaseCondition(input.phase, now), ...own]);
}

/** One plain condition for each field where that means the same: then an index alone can count. */
function together(conditions: readonly Record<string, unknown>[]): Record<string, unknown> {
  const entries = conditions.flatMap((condition) => Object.entries(condition));
  const isPlain = new Set(entries.map(([field]) => field)).size === entries.length;
  return isPlain ? Object.fromEntries(entries) : { $and: conditions };
}

const given = (filter: object | null | undefined): boolean =>
  Object.values(filter ?? {}).some((value) => value !== null && value !== undefined);

function phaseCondition(
  filter: SalonsInput['phase'],
  now: number,
  purpose: 'list' | 'count' = 'list',
): Record<string, unknown> {
  const wanted = filter?.in ?? (filter?.equals ? [filter.equals] : null);
  if (!wanted) return {};
  const phases = new Set(filter?.equals ? wanted.filter((phase) => phase === filter.equals) : wanted);
  // No phase at all matches nothing.
  if (phases.size === 0) return { _id: { $in: [] } };
  // A list is read in the order of its dates, so bounds on those reduce what is read; for a count they would be in the way.
  if (purpose === 'count') {
    if (phases.size === 1 && phases.has('RECORDED')) return { live_until: { $lte: now } };
    if (phases.size === 2 && !phases.has('RECORDED')) return { live_until: { $gt: now } };
  }
  if (phases.size === 2 && !phases.has('RECORDED')) return toComeBy(now);
  const conditions: Record<SalonPhase, Record<string, unknown>> = {
    UPCOMING: { date: { $gt: now + LIVE_MARGIN_MS } },
    LIVE: { date: { $lte: now + LIVE_MARGIN_MS, ...beganAfter(now) }, live_until: { $gt: now } },
    RECORDED: overBy(now),
  };
  const [first, ...others] = [...phases].map((phase) => conditions[phase]);
  return others.length > 0 ? { $or: [first, ...others] } : first!;
}

/** The condition that one of a salon's links is among the entries that a filter of slugs matches; none without a filter. */
async function linkedTo(
  link: string,
  filter: SalonsInput['category'],
  model: Named,
): Promise<Record<string, unknown>[]> {
  if (!given(filter)) return [];
  const ids = await model.find(toConditions({ slug: filter }, ['slug'])).distinct('_id');
  return [{ [link]: { $in: [...ids] } }];
}

interface Named {
  find(filter: Record<string, unknown>): { distinct(field: '_id'): PromiseLike<unknown[]> };
}

import { STAFF_CONTENT_KINDS, STAFF_CONTENT_STATES } from '@athenaeum/content-contract';
import { listInput, notAllowed, type Page, type Viewer } from '@athenaeum/kit';
import type { EntryRow } from '@athenaeum/kit/entries';
import * as z from 'zod';
import { canEditContent } from '../../staff/canEditContent';
import { ALL_SOURCES, inState, type Source, type StaffContentRow } from './sources';
import { contentTotals, type ContentTotals } from './contentTotals';
import { wordMatches, type WordMatches } from './wordMatches';

const DEFAULT_TAKE = 20;
/** A page that far down reads so many keys of each source. */
const MAX_SKIP = 10_000;

export const staffContentInput = listInput({}, ['date', 'title']).extend({
  kind: z.enum(STAFF_CONTENT_KINDS).nullish(),
  state: z.enum(STAFF_CONTENT_STATES).nullish(),
  category_id: z.string().max(64).nullish(),
  needs_work: z.boolean().nullish(),
  words: z.string().trim().max(100).nullish(),
  skip: z.number().int().min(0).max(MAX_SKIP).nullish(),
});
type StaffContentInput = z.infer<typeof staffContentInput>;

interface Key {
  source: Source;
  _id: string;
  by: string | number | null;
}

interface Order {
  field: 'date' | 'title';
  direction: 1 | -1;
}

export interface StaffContentPage extends Page<StaffContentRow> {
  countAll: () => Promise<ContentTotals>;
}

/**
 * A page of everything, for editors and admins: the first keys of each source in the wished order are merged, and only the rows of
 * the page are read.
 */
export async function listStaffContent(
  viewer: Viewer,
  input: StaffContentInput,
  now = Date.now(),
): Promise<StaffContentPage> {
  if (!canEditContent(viewer)) throw notAllowed();
  const matches = input.words ? await wordMatches(input.words) : null;
  const wished = await conditions(input, matches, now);
  const order = orderOf(input.orderBy);
  const skip = input.skip ?? 0;
  const end = skip + (input.take ?? DEFAULT_TAKE);
  const [counts, keys] = await Promise.all([
    Promise.all(wished.map(({ source, filter }) => source.model.countDocuments(filter))),
    end > skip ? Promise.all(wished.map((one) => firstKeys(one, order, end))) : [],
  ]);
  const page = keys.flat().sort(inOrder(order.direction)).slice(skip, end);
  return {
    data: await rowsOf(page),
    count: counts.reduce((sum, count) => sum + count, 0),
    countAll: () => contentTotals(now),
  };
}

interface Wished {
  source: Source;
  filter: Record<string, unknown>;
}

/** The sources that can have what is wished, each with its filter. */
async function conditions(
  { kind, state, category_id, needs_work }: StaffContentInput,
  matches: WordMatches | null,
  now: number,
): Promise<Wished[]> {
  const possible = ALL_SOURCES.filter(
    ({ name, kinds }) => (!kind || kinds[kind]) && ((!category_id && state !== 'off') || name === 'salons'),
  );
  return Promise.all(
    possible.map(async (source) => ({
      source,
      filter: {
        $and: [
          kind ? source.kinds[kind]!(now) : {},
          state ? inState(source, state, now) : {},
          category_id ? { category_ids: category_id } : {},
          needs_work ? await source.needsWork(now) : {},
          matches ? { $or: source.withWords(matches) } : {},
        ],
      },
    })),
  );
}

function orderOf(orderBy: StaffContentInput['orderBy']): Order {
  if (orderBy?.title) return { field: 'title', direction: orderBy.title === 'asc' ? 1 : -1 };
  return { field: 'date', direction: orderBy?.date === 'asc' ? 1 : -1 };
}

async function firstKeys(
  { source, filter }: Wished,
  { field, direction }: Order,
  end: number,
): Promise<Key[]> {
  const name = source[field];
  const rows = await source.model
    .find(filter)
    .select({ _id: 1, [name]: 1 })
    .sort({ [name]: direction, _id: direction })
    .limit(end)
    .lean<EntryRow[]>();
  return rows.map((row) => ({ source, _id: row._id, by: (row[name] ?? null) as Key['by'] }));
}

/** As the database orders: nothing before everything, and the id between equals. */
const inOrder = (direction: 1 | -1) => (one: Key, other: Key) =>
  direction * (compared(one.by, other.by) || compared(one._id, other._id));

function compared(one: Key['by'], other: Key['by']): number {
  if (one === other) return 0;
  if (one === null) return -1;
  if (other === null) return 1;
  return one < other ? -1 : 1;
}

async function rowsOf(page: readonly Key[]): Promise<StaffContentRow[]> {
  const found = new Map<string, StaffContentRow>();
  await Promise.all(
    ALL_SOURCES.map(async (source) => {
      const ids = page.filter((key) => key.source === source).map(({ _id }) => _id);
      if (ids.length === 0) return;
      const rows = await source.model.find({ _id: { $in: ids } }).lean<StaffContentRow['row'][]>();
      for (const row of rows) found.set(row._id, { source: source.name, row } as StaffContentRow);
    }),
  );
  // One that was removed meanwhile is left out.
  return page.flatMap(({ _id }) => found.get(_id) ?? []);
}

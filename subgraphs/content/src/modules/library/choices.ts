import { escapeRegExp } from '@athenaeum/common/escaping';
import { LIBRARY_CHOICES } from '@athenaeum/content-contract';
import { notAllowed, type Page, type Viewer } from '@athenaeum/kit';
import { entriesIn, rowsOf, type EntryKind, type EntryRow } from '@athenaeum/kit/entries';
import * as z from 'zod';
import { isStaff } from '../../audience';
import { Review, type ReviewRow } from '../review/review.model';
import { SELECTED } from '../review/review.service';
import { Salon } from '../salon/salon.model';
import { kinds } from './kinds';
import { wordsOf, writtenBy } from './kinds/testimonials';

/** The length of a list of suggestions. */
const MAX_SUGGESTIONS = 20;
/** The most ids in a field. */
const MAX_IDS = 200;

export const libraryChoicesInput = z.strictObject({
  of: z.enum(LIBRARY_CHOICES),
  words: z.string().trim().max(100).nullish(),
  ids: z.array(z.string().max(64)).max(MAX_IDS).nullish(),
});
type Wish = z.infer<typeof libraryChoicesInput>;
export type Choosable = Wish['of'];

export interface Choice {
  id: string;
  title: string;
  detail: string | null;
}

/** Choices for a field: those with the given ids, or with the words in their title. */
export async function findChoices(viewer: Viewer, wish: Wish): Promise<Page<Choice>> {
  if (!isStaff(viewer)) throw notAllowed();
  const data = await (wish.of === 'reviews'
    ? reviews(wish)
    : wish.of === 'salons'
      ? salons(wish)
      : entries(kinds[wish.of], wish));
  return { data, count: data.length };
}

async function entries(kind: EntryKind, { words, ids }: Wish): Promise<Choice[]> {
  const rows = await found(kind, kind.title, { [kind.title]: 1, _id: 1 }, { words, ids });
  const details = await kind.detailsOf?.(rows);
  return rows.map((row, place) => ({
    id: row._id,
    title: String(row[kind.title]),
    detail: details?.[place] ?? null,
  }));
}

type Titled = Pick<EntryKind, 'model' | 'scope' | 'title'>;

/** The titles of some things of one kind, by their ids. */
export async function titlesOf(of: Choosable, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (of === 'reviews')
    return new Map((await reviews({ of, ids: [...ids] })).map(({ id, title }) => [id, title]));
  const kind: Titled = of === 'salons' ? { model: entriesIn(Salon), title: 'title' } : kinds[of];
  const rows = await kind.model
    .find(rowsOf(kind, { _id: { $in: ids } }))
    .select(kind.title)
    .batchSize(ids.length + 1)
    .lean<EntryRow[]>();
  return new Map(rows.map((row) => [row._id, String(row[kind.title])]));
}

/** Newest first; including drafts and private ones, which editors see. */
async function salons(wish: Wish): Promise<Choice[]> {
  const rows = await found({ model: entriesIn(Salon) }, 'title', { date: -1, _id: 1 }, wish);
  return rows.map(({ _id, title, date, slug }) => ({
    id: _id,
    title: String(title),
    detail: `${dayOf(Number(date))}, /salons/${String(slug)}`,
  }));
}

const dayOf = (at: number): string =>
  new Date(at).toLocaleDateString('en-US', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });

const found = (
  kind: Pick<EntryKind, 'model' | 'scope'>,
  title: string,
  order: Record<string, 1 | -1>,
  { words, ids }: Pick<Wish, 'words' | 'ids'>,
): Promise<EntryRow[]> =>
  kind.model
    .find(
      rowsOf(kind, {
        ...(ids ? { _id: { $in: ids } } : {}),
        ...(words ? { [title]: { $regex: new RegExp(escapeRegExp(words), 'i') } } : {}),
      }),
    )
    .sort(order)
    .limit(ids ? MAX_IDS : MAX_SUGGESTIONS)
    .lean<EntryRow[]>()
    .exec();

async function reviews({ words, ids }: Wish): Promise<Choice[]> {
  const about = words && { $regex: new RegExp(escapeRegExp(words), 'i') };
  const rows = await Review.find(
    ids
      ? { _id: { $in: ids } }
      : { $and: [SELECTED, about ? { $or: [{ feedback: about }, { event_title: about }] } : {}] },
  )
    .sort({ created_at: -1, _id: 1 })
    .limit(ids ? MAX_IDS : MAX_SUGGESTIONS)
    .lean<ReviewRow[]>();
  return rows.map((review) => ({ id: review._id, title: writtenBy(review), detail: wordsOf(review) }));
}

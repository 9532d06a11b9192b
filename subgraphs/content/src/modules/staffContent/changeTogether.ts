import {
  CONTENT_MESSAGES,
  type CategorizeContentInput,
  type PublishContentInput,
} from '@athenaeum/content-contract';
import { notAllowed, Refusal, type Viewer } from '@athenaeum/kit';
import { findEntry, saveEntry } from '@athenaeum/kit/entries';
import { canEditContent } from '../../staff/canEditContent';
import { changeEach, type Refused } from '../../staff/changeEach';
import { kinds } from '../library/kinds';
import { Salon, type SalonRow } from '../salon/salon.model';
import { saveSalon } from '../salon/staff/saveSalon';

type Entry = PublishContentInput['entries'][number];

interface Unchanged {
  id: string;
  title: string;
  code: string;
  message: string;
}

interface Changed {
  changed: string[];
  unchanged: Unchanged[];
}

/** Publishes entries at once, or makes drafts of them, each by the rules of a single change. */
export const publishContent = (
  viewer: Viewer,
  { entries, published }: PublishContentInput,
): Promise<Changed> =>
  changeAll(viewer, entries, ({ kind, id, updated_at = null }) =>
    kind === 'salons' || kind === 'recordings'
      ? saveSalon(viewer, {
          ...{ id, updated_at, published, publish_at: null },
          reason: published ? 'Published' : 'Unpublished',
        })
      : publishEntry(viewer, { kind, id, updated_at }, published),
  );

async function publishEntry(
  viewer: Viewer,
  { kind, id, updated_at = null }: Entry & { kind: keyof typeof kinds },
  published: boolean,
): Promise<void> {
  // All fields of an entry are saved together.
  const { values } = await findEntry(viewer, kinds[kind], id);
  await saveEntry(viewer, kinds[kind], { ...values, id, updated_at, published, publish_at: null });
}

/** One category in place of those that salons and recordings have. */
export const categorizeContent = (
  viewer: Viewer,
  { entries, category_id }: CategorizeContentInput,
): Promise<Changed> =>
  changeAll(viewer, entries, async ({ kind, id, updated_at = null }) => {
    if (kind !== 'salons' && kind !== 'recordings')
      throw new Refusal('INVALID', CONTENT_MESSAGES.onlySalonsHaveCategories);
    await saveSalon(viewer, { id, updated_at, category_ids: [category_id], reason: 'Category changed' });
  });

async function changeAll(
  viewer: Viewer,
  entries: readonly Entry[],
  change: (entry: Entry) => Promise<unknown>,
): Promise<Changed> {
  if (!canEditContent(viewer)) throw notAllowed();
  const { changed, refused } = await changeEach(entries, change);
  return { changed, unchanged: await Promise.all(refused.map(explained(viewer))) };
}

const explained =
  (viewer: Viewer) =>
  async ({ entry, refusal }: Refused<Entry>): Promise<Unchanged> => ({
    id: entry.id,
    title: await titleOf(viewer, entry),
    code: refusal.code,
    message: refusal.message,
  });

/** Empty for one that has been removed. */
async function titleOf(viewer: Viewer, { kind, id }: Entry): Promise<string> {
  if (kind === 'salons' || kind === 'recordings')
    return (await Salon.findById(id).select('title').lean<SalonRow>())?.title ?? '';
  return findEntry(viewer, kinds[kind], id).then(
    ({ title }) => title,
    () => '',
  );
}

import {
  CONTENT_MESSAGES,
  IMPORTED_ENTRY_TYPES,
  salonFields,
  slug,
  SPEAKER_TYPES,
} from '@athenaeum/content-contract';
import { notAllowed, Refusal, type Viewer } from '@athenaeum/kit';
import * as z from 'zod';
import * as mini from 'zod/mini';
import { canEditContent } from '../../../staff/canEditContent';
import { Category } from '../../category/category.model';
import { importSpeaker } from '../../speaker/importSpeaker';
import { Speaker } from '../../speaker/speaker.model';
import { Tag } from '../../tag/tag.model';
import { Salon, type SalonRow } from '../salon.model';
import { saveSalon } from './saveSalon';

export const importEntryInput = z.strictObject({
  type: z.enum(IMPORTED_ENTRY_TYPES),
  at: z.number().int().positive(),
  slug,
  fields: z
    .string()
    .max(200_000)
    .transform((text, context): unknown => {
      try {
        return JSON.parse(text);
      } catch {
        context.addIssue({ code: 'custom', message: 'Not JSON' });
        return z.NEVER;
      }
    })
    .pipe(z.record(z.string(), z.unknown())),
});
type ImportEntryInput = z.infer<typeof importEntryInput>;

export interface ImportedEntry {
  id: string;
  slug: string;
  changed: boolean;
}

/** Imports one entry from the content store, by the rules of the staff's own editor. */
export async function importEntry(viewer: Viewer, input: ImportEntryInput): Promise<ImportedEntry> {
  if (!canEditContent(viewer)) throw notAllowed();
  return input.type === 'speaker' ? importSpeaker(viewer, input) : importSalon(viewer, input);
}

const slugs = mini.array(slug).check(mini.maxLength(40, 'Too many'));

/** Files are not imported: the store sends texts, times and links to other entries. */
const importedSalon = mini.extend(
  mini.partial(
    mini.omit(salonFields, {
      slug: true,
      filename: true,
      captions: true,
      resources: true,
      invite_code: true,
      speakers: true,
      category_ids: true,
      tag_ids: true,
    }),
  ),
  {
    contentful_id: mini.optional(mini.string().check(mini.minLength(1), mini.maxLength(64))),
    speakers: mini.optional(mini.array(mini.strictObject({ slug, type: mini.enum(SPEAKER_TYPES) }))),
    categories: mini.optional(slugs),
    tags: mini.optional(slugs),
  },
);

async function importSalon(viewer: Viewer, { slug, at, fields }: ImportEntryInput): Promise<ImportedEntry> {
  const { speakers, categories, tags, ...words } = importedSalon.parse(fields);
  const stored = await Salon.findOne({ slug }).lean<SalonRow>();
  if (stored && (stored.imported_at ?? 0) >= at) return { id: stored._id, slug, changed: false };
  const people =
    speakers &&
    (await idsOf(
      Speaker,
      speakers.map((one) => one.slug),
      'speakers',
    ));
  const salon = await saveSalon(viewer, {
    ...words,
    ...(people
      ? { speakers: speakers.map(({ type }, place) => ({ speaker_id: people[place]!, type })) }
      : {}),
    ...(categories ? { category_ids: await idsOf(Category, categories, 'categories') } : {}),
    ...(tags ? { tag_ids: await idsOf(Tag, tags, 'tags') } : {}),
    slug,
    id: stored?._id ?? null,
    updated_at: stored?.updated_at ?? null,
    imported_at: at,
    reason: 'From the content store',
  });
  return { id: salon._id, slug, changed: true };
}

interface Named {
  find(filter: object): { select(fields: string): { lean(): PromiseLike<unknown> } };
}

/** In the order of the slugs; the first unknown one is reported. */
async function idsOf(model: unknown, slugs: readonly string[], field: string): Promise<string[]> {
  const rows = (await (model as Named)
    .find({ slug: { $in: slugs } })
    .select('slug')
    .lean()) as {
    _id: string;
    slug: string;
  }[];
  const known = new Map(rows.map((row) => [row.slug, row._id]));
  const missing = slugs.find((slug) => !known.has(slug));
  if (missing === undefined) return slugs.map((slug) => known.get(slug)!);
  throw new Refusal('INVALID', CONTENT_MESSAGES.notThereAnyMore, { [field]: `There is no ${missing}.` });
}

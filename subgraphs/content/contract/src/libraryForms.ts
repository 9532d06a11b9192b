import * as z from 'zod/mini';
import { EVENT_TYPES, SPEAKER_TYPES } from './events';
import { id } from './id';
import { JOIN_POLICIES } from './groupPolicy';
import { COLLECTION_TYPES } from './library';
import { LIBRARY_ENTRY_LIMITS as LIMITS } from './libraryKinds';
import { about, ids, pageLink, picture } from './libraryFields';
import { slug } from './slug';
import { line, optionalText, publication } from './staffFields';

const description = optionalText(LIMITS.description);
const flag = z.boolean('Say yes or no');
const salon_ids = ids(LIMITS.salons, 'salons');
const leader_ids = ids(LIMITS.speakers, 'speakers');
const title = line('Enter a title', LIMITS.title);

/** The schema of each kind, for the form, the mutation and the limits. */
export const speakerForm = z.strictObject({
  name: line('Enter the name', LIMITS.name),
  slug,
  title: optionalText(LIMITS.office),
  type: z.enum(SPEAKER_TYPES, 'Choose host or expert'),
  is_featured: flag,
  thumbnail: picture,
  description,
  ...publication,
});

export const categoryForm = z.strictObject({ title, slug, is_featured: flag, description });

export const tagForm = z.strictObject({ title: line('Enter a title', LIMITS.tagTitle), slug });

export const collectionForm = z.strictObject({
  title,
  slug,
  author: optionalText(LIMITS.name),
  thumbnail: picture,
  description,
  salon_ids,
  ...publication,
});

export const peerGroupForm = z.strictObject({
  title,
  slug,
  thumbnail: picture,
  description,
  leader_ids,
  join_policy: z._default(z.enum(JOIN_POLICIES, 'Choose how members join'), 'ON_REQUEST'),
  salon_ids,
  ...publication,
});

export const pathwayForm = z.strictObject({
  title,
  slug,
  thumbnail: picture,
  description,
  tips: z
    .array(z.strictObject({ title, description: line('Enter the tip', LIMITS.tip) }))
    .check(z.maxLength(LIMITS.tips, `Keep it to ${LIMITS.tips} tips`)),
  ...publication,
});

export const seasonForm = z.strictObject({
  pathway_id: about('Choose the pathway'),
  title,
  thumbnail: picture,
  description,
  salon_ids,
});

export const eventTypeForm = z.strictObject({
  event_type: z.enum(
    EVENT_TYPES.filter((type) => type !== 'NOT_APPLICABLE'),
    'Choose the type of event',
  ),
  title,
  description,
  additionalInfo: optionalText(LIMITS.office),
  image: picture,
  url: pageLink(LIMITS.link),
});

export const hostGroupForm = z.strictObject({ title, key: slug, description, leader_ids });

/** A published review chosen for the public site, which shows three. */
export const testimonialForm = z.strictObject({
  review_id: about('Choose a review'),
});

/** A form's fields as the mutation's input: without an id a new entry; otherwise `updated_at` as it was read. */
const entry = <Shape extends z.core.$ZodShape>({ shape }: { shape: Shape }) =>
  z.strictObject({ ...shape, id: z.nullish(id), updated_at: z.nullish(z.number()) });

export const saveSpeakerInput = entry(speakerForm);
export const saveCategoryInput = entry(categoryForm);
export const saveTagInput = entry(tagForm);
/** A collection or a peer group; `type` cannot be changed afterwards. */
export const saveCollectionInput = z.discriminatedUnion('type', [
  z.strictObject({ ...entry(collectionForm).shape, type: z.literal(COLLECTION_TYPES[0]) }),
  z.strictObject({ ...entry(peerGroupForm).shape, type: z.literal(COLLECTION_TYPES[1]) }),
]);
export const savePathwayInput = entry(pathwayForm);
export const saveSeasonInput = entry(seasonForm);
export const saveEventTypeInput = entry(eventTypeForm);
export const saveHostGroupInput = entry(hostGroupForm);
export const saveTestimonialInput = entry(testimonialForm);

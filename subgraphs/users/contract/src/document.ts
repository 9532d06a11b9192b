import * as z from 'zod/mini';
import { DOCUMENT_TYPES } from './givenLists';
import { PROFILE_COUNTS, USER_LIMITS } from './limits';
import { PROFILE_MESSAGES } from './profileFields';
import { sameText } from './values';

export const DOCUMENT_MESSAGES = {
  duplicate: 'Please do not upload duplicated files.',
  title: 'Give the document a name',
  type: 'Choose what kind of document this is',
  pdf: 'Documents are PDF files.',
  file: 'Upload the file first',
} as const;

/** A document of a profile: an existing one by its id, or a new one by the key of its upload. */
export const document = z
  .strictObject({
    id: z.nullish(z.string().check(z.minLength(1), z.maxLength(64))),
    key: z.nullish(z.string().check(z.minLength(1), z.maxLength(USER_LIMITS.url))),
    title: z
      .string(DOCUMENT_MESSAGES.title)
      .check(
        z.trim(),
        z.minLength(1, DOCUMENT_MESSAGES.title),
        z.maxLength(USER_LIMITS.documentTitle, PROFILE_MESSAGES.tooLong(USER_LIMITS.documentTitle)),
      ),
    type: z.enum(DOCUMENT_TYPES, DOCUMENT_MESSAGES.type),
  })
  .check(
    z.refine(({ id, key }) => Boolean(id) !== Boolean(key), {
      error: DOCUMENT_MESSAGES.file,
      path: ['key'],
    }),
  );
export type DocumentInput = z.infer<typeof document>;

/** All documents: the whole array is saved. Names must be unique. */
export const documents = z
  .array(document)
  .check(
    z.maxLength(PROFILE_COUNTS.documents, PROFILE_MESSAGES.tooMany(PROFILE_COUNTS.documents)),
    (context) => {
      context.value.forEach(({ title }, place) => {
        if (isTaken(title, context.value.slice(0, place)))
          context.issues.push({
            code: 'custom',
            input: title,
            path: [place, 'title'],
            message: DOCUMENT_MESSAGES.duplicate,
          });
      });
    },
  );

/** Whether a document has this name: checked before uploading, and again when saving. */
export const isTaken = (title: string, others: readonly { title: string }[]): boolean =>
  others.some((other) => sameText(other.title, title));

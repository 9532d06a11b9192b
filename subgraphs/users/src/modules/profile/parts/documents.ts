import { randomUUID } from 'node:crypto';
import { notFound, Refusal, type Viewer } from '@athenaeum/kit';
import { keepFile, releaseFile } from '@athenaeum/kit/files';
import { DOCUMENT_MESSAGES, type ProfileInput } from '@athenaeum/users-contract';
import type { ClientSession } from 'mongoose';
import type { UserRow } from '../../user/user.model';
import { isSame, type PartChange } from './partChange';

type Stored = UserRow['documents'][number];
type Given = NonNullable<ProfileInput['documents']>[number];

/** Documents with an id are updated, those with the key of an upload are new, missing ones are removed. */
export async function changedDocuments(
  viewer: Viewer,
  { _id, documents: stored }: UserRow,
  given: readonly Given[],
  session: ClientSession,
): Promise<PartChange[]> {
  const documents: Stored[] = [];
  for (const [place, document] of given.entries()) {
    // Sent a second time, an upload is the document that the first time created from it.
    const known = stored.find(({ id, key }) => (document.id ? id === document.id : key === document.key));
    if (document.id && !known) throw notFound('document');
    const { title, type } = document;
    if (known) documents.push({ ...known, title, type });
    else
      documents.push({
        id: randomUUID(),
        title,
        type,
        key: await kept(viewer, document.key!, place, session),
      });
  }
  if (new Set(documents.map(({ id }) => id)).size < documents.length)
    throw new Refusal('INVALID', DOCUMENT_MESSAGES.duplicate, { documents: DOCUMENT_MESSAGES.duplicate });
  if (isSame(stored, documents)) return [];
  const gone = stored.filter(({ id }) => documents.every((document) => document.id !== id));
  for (const { key } of gone) await releaseFile(_id, key, session);
  return [{ part: 'documents', set: { documents }, loses: gone.length > 0 }];
}

/** A picture, another member's file and an unknown one are refused alike. */
async function kept(viewer: Viewer, key: string, place: number, session: ClientSession): Promise<string> {
  try {
    return (await keepFile(viewer, key, 'document', session)).key;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw new Refusal('INVALID', DOCUMENT_MESSAGES.pdf, {
      [`documents.${place}.key`]: DOCUMENT_MESSAGES.pdf,
    });
  }
}

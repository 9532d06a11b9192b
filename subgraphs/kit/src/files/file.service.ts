import type { ClientSession } from 'mongoose';
import { notFound, signInFirst } from '../refusal';
import { isSignedIn, type Viewer } from '../viewer';
import {
  PICTURE_TYPES,
  StoredFile,
  VIDEO_TYPES,
  type ContentUse,
  type FileRow,
  type FileUse,
} from './file.model';

/** Which files something can be made of. */
const SUITABLE: Record<FileUse, Record<string, unknown>> = {
  avatar: { folder: 'profile-docs', type: { $in: PICTURE_TYPES } },
  document: { folder: 'profile-docs', type: 'application/pdf' },
  application: { folder: 'opportunities-docs' },
  portfolio: { folder: 'profile-docs', type: 'application/pdf' },
  recording: { folder: 'recordings', type: { $in: VIDEO_TYPES } },
  captions: { folder: 'recordings', type: 'text/vtt' },
  resource: { folder: 'resources' },
  picture: { folder: 'content-files', type: { $in: PICTURE_TYPES } },
  paper: { folder: 'content-files', type: 'application/pdf' },
};

/**
 * Makes an upload of hers part of what is being saved, in the same transaction. A key that is not hers, of the wrong
 * kind, or already something else is refused as if there were no such file.
 */
export async function keepFile(
  viewer: Viewer,
  key: string,
  use: FileUse,
  session: ClientSession,
): Promise<FileRow> {
  if (!isSignedIn(viewer)) throw signInFirst();
  const hers: Record<string, unknown> = {
    key,
    owner_id: viewer.id,
    state: { $in: ['waiting', 'kept'] },
    use: { $in: [null, use] },
  };
  const kept = await StoredFile.findOneAndUpdate(
    { ...hers, ...SUITABLE[use] },
    { state: 'kept', use, since: Date.now() },
    { session, returnDocument: 'after' },
  ).lean<FileRow>();
  if (!kept) throw notFound('file');
  return kept;
}

/** Whose content is, so that it stays when its editor leaves. */
const THE_LIBRARY = 'content';

/** As `keepFile`, for content: from then on it belongs to the library and no longer to who uploaded it. */
export async function keepContentFile(
  viewer: Viewer,
  key: string,
  use: ContentUse,
  session: ClientSession,
): Promise<void> {
  const kept = await StoredFile.exists({ key, owner_id: THE_LIBRARY, state: 'kept', use }).session(session);
  if (kept) return;
  await keepFile(viewer, key, use, session);
  await StoredFile.updateOne({ key }, { owner_id: THE_LIBRARY }, { session });
}

/** As `keepFile`, for what is written for somebody else: from then on it is theirs, and stays when its writer leaves. */
export async function keepFileFor(
  ownerId: string,
  viewer: Viewer,
  key: string,
  use: FileUse,
  session: ClientSession,
): Promise<FileRow> {
  const file = await keepFile(viewer, key, use, session);
  await StoredFile.updateOne({ key }, { owner_id: ownerId }, { session });
  return file;
}

/** What no content refers to any more. A key that was never uploaded is nobody's to take away. */
export const releaseContentFile = (key: string, session: ClientSession): Promise<void> =>
  letGoOfFile(THE_LIBRARY, key, session);

/** What nothing of hers refers to any more: nobody reads it from now on, and soon it is gone. */
export async function letGoOfFile(ownerId: string, key: string, session: ClientSession): Promise<void> {
  await StoredFile.updateOne(
    { key, owner_id: ownerId },
    { state: 'leaving', since: Date.now() },
    { session },
  );
}

/** Everything she has stored, oldest first, for her export. */
export const filesOf = (ownerId: string): Promise<FileRow[]> =>
  StoredFile.find({ owner_id: ownerId, state: { $in: ['waiting', 'kept'] } })
    .sort({ created_at: 1 })
    .lean<FileRow[]>();

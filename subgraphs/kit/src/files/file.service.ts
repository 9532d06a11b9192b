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

/** The condition on files for each use. */
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
 * Attaches an upload of the viewer to what is being saved, in the same transaction.
 * @throws Refusal NOT_FOUND for a key that is not the viewer's, of the wrong type, or in use for something else
 */
export async function keepFile(
  viewer: Viewer,
  key: string,
  use: FileUse,
  session: ClientSession,
): Promise<FileRow> {
  if (!isSignedIn(viewer)) throw signInFirst();
  const usable: Record<string, unknown> = {
    key,
    owner_id: viewer.id,
    state: { $in: ['waiting', 'kept'] },
    use: { $in: [null, use] },
  };
  const kept = await StoredFile.findOneAndUpdate(
    { ...usable, ...SUITABLE[use] },
    { state: 'kept', use, since: Date.now() },
    { session, returnDocument: 'after' },
  ).lean<FileRow>();
  if (!kept) throw notFound('file');
  return kept;
}

/** Owner of content, so that it stays when the editor who uploaded it leaves. */
const THE_LIBRARY = 'content';

/** As `keepFile`, for content: afterwards the library owns the file, not its uploader. */
export async function keepContentFile(
  viewer: Viewer,
  key: string,
  use: ContentUse,
  session: ClientSession,
): Promise<void> {
  const kept = await StoredFile.exists({ key, owner_id: THE_LIBRARY, state: 'kept', use }).session(session);
  if (!kept) await keepOwnContentFile(viewer, key, use, session);
}

/** As `keepContentFile`, for a file that one thing alone refers to: only the viewer's own upload can become it. */
export async function keepOwnContentFile(
  viewer: Viewer,
  key: string,
  use: ContentUse,
  session: ClientSession,
): Promise<void> {
  await keepFile(viewer, key, use, session);
  await StoredFile.updateOne({ key }, { owner_id: THE_LIBRARY }, { session });
}

/** As `keepFile`, for a file written for somebody else: afterwards it is theirs, and stays when its writer leaves. */
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

/** Releases a file that no content refers to any more. Keys that are not the library's are ignored. */
export const releaseContentFile = (key: string, session: ClientSession): Promise<void> =>
  releaseFile(THE_LIBRARY, key, session);

/** Releases a file that nothing refers to any more: nobody can read it from now on, and a job deletes it soon. */
export async function releaseFile(ownerId: string, key: string, session: ClientSession): Promise<void> {
  await StoredFile.updateOne(
    { key, owner_id: ownerId },
    { state: 'leaving', since: Date.now() },
    { session },
  );
}

/** All stored files of an owner, oldest first, for the data export. */
export const filesOf = (ownerId: string): Promise<FileRow[]> =>
  StoredFile.find({ owner_id: ownerId, state: { $in: ['waiting', 'kept'] } })
    .sort({ created_at: 1 })
    .lean<FileRow[]>();

import { notFound, type Viewer } from '@athenaeum/kit';
import type { Loaders } from '../../loaders';
import { User, type UserRow } from '../user/user.model';
import { canSeeProfile } from '../user/user.policy';
import { profileViewer } from '../user/user.service';
import { audienceOf, isVisibleTo, visibleValue } from '../user/visibleValue';

/** The gateway's path for documents of profiles, for those who may see them. */
export const documentAddress = (id: string): string => `/files/documents/${encodeURIComponent(id)}`;

/** Storage key of a document that this viewer may see; otherwise it is not found. */
export async function findDocumentFile(viewer: Viewer, id: string, loaders: Loaders) {
  const user = await User.findOne({ 'documents.id': id }).lean<UserRow>();
  const reader = await profileViewer(viewer, loaders);
  if (!user || !canSeeProfile(reader, user)) throw notFound('document');
  const documents = visibleValue(reader, user, 'documents');
  const document = documents?.find((one) => one.id === id);
  if (!document) throw notFound('document');
  const isPrivate = !isVisibleTo('everyone', user, 'documents');
  if (isPrivate && audienceOf(reader, user) === 'admin' && viewer.id !== user._id)
    loaders.dataAccesses.note(user._id, 'documents', 'documents');
  return { key: document.key, owner_id: user._id };
}

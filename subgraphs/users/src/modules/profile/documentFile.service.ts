import { notFound, type Viewer } from '@athenaeum/kit';
import type { Loaders } from '../../loaders';
import { User, type UserRow } from '../user/user.model';
import { canSeeProfile } from '../user/user.policy';
import { profileViewer } from '../user/user.service';
import { visibleValue } from '../user/visibleValue';

/** Where the gateway answers with a document of a profile, to those who may see it. */
export const documentAddress = (id: string): string => `/files/documents/${encodeURIComponent(id)}`;

/** Where storage keeps a document that this viewer may see; what she may not see is not there. */
export async function findDocumentFile(viewer: Viewer, id: string, loaders: Loaders) {
  const user = await User.findOne({ 'documents.id': id }).lean<UserRow>();
  const reader = await profileViewer(viewer, loaders);
  if (!user || !canSeeProfile(reader, user)) throw notFound('document');
  const documents = visibleValue(reader, user, 'documents');
  const document = documents?.find((one) => one.id === id);
  if (!document) throw notFound('document');
  return { key: document.key, owner_id: user._id };
}

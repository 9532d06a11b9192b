import { isSignedIn, notFound, signInFirst, type Viewer } from '@athenaeum/kit';
import type { Loaders } from '../../loaders';
import { profileFor, type Profile } from '../user/profile';
import { audienceInput } from './profileAs.input';

/** The viewer's own profile as another member sees it, with or without a connection. */
export async function findProfileAs(viewer: Viewer, given: string, loaders: Loaders): Promise<Profile> {
  if (!isSignedIn(viewer)) throw signInFirst();
  const audience = audienceInput.parse(given);
  const user = await loaders.user.load(viewer.id);
  // Nobody in particular: a member by role alone.
  const other = {
    id: 'somebody',
    roles: new Set(['member'] as const),
    connectedIds: new Set(audience === 'connections' ? [viewer.id] : []),
    blockedByIds: new Set<string>(),
  };
  const profile = user && profileFor(other, user, loaders.dataAccesses);
  if (!profile) throw notFound('member');
  return { ...profile, shown_as: audience };
}

import { type DataAccesses, hasContent } from '@athenaeum/kit/dataAccess';
import type { Profile } from '../user/profile';
import type { UserRow } from '../user/user.model';
import { isVisibleTo, type ProfileField } from '../user/visibleValue';
import { DETAIL_OF } from './readDetails';

/**
 * The profile that an admin gets of somebody else: reading a field that other members do not see is noted, whatever operation
 * selects it.
 */
export function watchedProfile(profile: Profile, user: UserRow, accesses: DataAccesses): Profile {
  return new Proxy(profile, {
    get(target, field, receiver): unknown {
      const value: unknown = Reflect.get(target, field, receiver);
      const detail = typeof field === 'string' && DETAIL_OF.get(field);
      if (detail && hasContent(value) && !isVisibleTo('everyone', user, field as ProfileField))
        accesses.note(user._id, field as ProfileField, detail);
      return value;
    },
  });
}

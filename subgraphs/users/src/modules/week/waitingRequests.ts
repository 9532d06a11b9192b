import { Connection, type ConnectionRow } from '../connection/connection.model';
import { isMemberNow } from '../membership/membershipStatus';
import { User, type UserRow } from '../user/user.model';

type Asking = Pick<
  UserRow,
  '_id' | 'first_name' | 'last_name' | 'relationship_type' | 'subscription_end_date' | 'disabled'
>;

/** The requests to connect that wait for each of these members, latest first; none from somebody who is no member now. */
export async function waitingRequests(userIds: readonly string[]) {
  const requests = await Connection.find({ user_id: { $in: userIds }, status: 'PENDING' })
    .sort({ updated_at: -1, _id: 1 })
    .select('user_id request_user_id')
    .lean<Pick<ConnectionRow, 'user_id' | 'request_user_id'>[]>();
  const asking = await User.find({ _id: { $in: requests.map((request) => request.request_user_id) } })
    .select('first_name last_name relationship_type subscription_end_date disabled')
    .lean<Asking[]>();
  const known = new Map(asking.map((user) => [user._id, user]));
  return requests.flatMap(({ user_id, request_user_id }) => {
    const user = known.get(request_user_id);
    if (!user || user.disabled || !isMemberNow(user)) return [];
    const { first_name, last_name } = user;
    return { user_id, first_name, last_name };
  });
}

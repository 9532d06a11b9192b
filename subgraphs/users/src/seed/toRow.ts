import { derivedFrom, rowOf, User, type UserRow } from '../modules/user/user.model';

export const DAY = 24 * 60 * 60 * 1000;

/** The fields that demo data sets; the rest are the model's defaults. */
export type DemoUser = Pick<
  UserRow,
  '_id' | 'slug' | 'email' | 'first_name' | 'last_name' | 'relationship_type' | 'created_at'
> &
  Partial<UserRow>;

/** With the model's defaults and the derived values, as `save` would store it. */
export function toRow(demo: DemoUser): UserRow {
  const user = new User(demo);
  user.set(derivedFrom(rowOf(user)));
  return rowOf(user);
}

import { entriesIn, type EntryKind, type Reference } from '@athenaeum/kit/entries';
import { isStaff } from '../../../audience';
import { Salon } from '../../salon/salon.model';

/** What all kinds of the library have in common: the policy, and unique slugs. */
export const LIBRARY = {
  mayEdit: isStaff,
  unique: own('slug'),
  unsaid: { published: true },
} satisfies Partial<EntryKind>;

function own(field: string): NonNullable<EntryKind['unique']> {
  return { field, taken: 'Another one has this address already. Please choose another.' };
}

/** Salons that refer to an entry. */
export const salonsBy = (path: string): Reference => ({
  model: entriesIn(Salon),
  path,
  one: 'salon',
  many: 'salons',
});

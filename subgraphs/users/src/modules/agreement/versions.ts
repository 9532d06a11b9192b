import { hasRole, Refusal } from '@athenaeum/kit';
import { entriesIn, type EntryKind, type EntryRow } from '@athenaeum/kit/entries';
import { agreementForm } from '@athenaeum/users-contract';
import { Agreement } from './agreement.model';
import { agreementInForce } from './agreement.service';

const PAST = 'Choose a time to come, or leave it empty for now';

/**
 * The versions of the agreement. A version never changes, because members accepted its exact words: other words are a new
 * version.
 */
export const agreementVersions: EntryKind = {
  noun: 'version',
  model: entriesIn(Agreement),
  title: 'update_date',
  fields: Object.keys(agreementForm.shape),
  operations: { save: 'publishAgreement' },
  mayEdit: (viewer) => hasRole(viewer, 'editor', 'admin'),
  newestFirst: 'update_date',
  unique: { field: 'update_date', taken: 'Another version begins at this very moment' },
  prepare({ update_date, ...values }) {
    const now = Date.now();
    if (typeof update_date === 'number' && update_date < now)
      throw new Refusal('INVALID', PAST, { update_date: PAST });
    return { ...values, update_date: update_date ?? now };
  },
  titlesOf: async (rows) => rows.map(({ update_date }) => `Version of ${dayOf(update_date as number)}`),
  async detailsOf(rows) {
    const inForce = await agreementInForce();
    return rows.map((row) => standingOf(row, inForce?.update_date ?? 0));
  },
};

function standingOf({ update_date }: EntryRow, inForce: number): string {
  const at = update_date as number;
  if (at === inForce) return 'In force';
  return at > inForce ? 'To come' : 'Replaced';
}

const dayOf = (at: number): string =>
  new Date(at).toLocaleDateString('en-US', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });

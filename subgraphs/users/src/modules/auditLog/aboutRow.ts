import type { AuditRecord } from '@athenaeum/kit/audit';
import type { AuditedThing } from '@athenaeum/users-contract';
import type { Loaders } from '../../loaders';

/** The kind of target of each operation of the library. */
const KINDS: Readonly<Record<string, AuditedThing>> = {
  saveSalon: 'salons',
  setSalonStatus: 'salons',
  duplicateSalon: 'salons',
  saveSpeaker: 'speakers',
  importEntry: 'speakers',
  saveCategory: 'categories',
  saveTag: 'tags',
  saveCollection: 'collections',
  savePathway: 'pathways',
  saveSeason: 'seasons',
  saveEventType: 'event-types',
  saveHostGroup: 'host-groups',
  moderateReview: 'reviews',
};

export const targetKind = ({ operation, before, after }: AuditRecord): AuditedThing | null => {
  const isGroup = [before, after].some((values) => fieldOf(values, 'type') === 'PEER_GROUP');
  return isGroup ? 'peer-groups' : (KINDS[operation] ?? null);
};

/** The name of the target: of a company from its list, otherwise from the row. */
export async function aboutRow(row: AuditRecord, loaders: Loaders): Promise<string | null> {
  if (/Accounts?$/.test(row.operation)) {
    const account = await loaders.account.load(row.target_id);
    if (account) return account.title;
  }
  for (const values of [row.after, row.before])
    for (const field of ['title', 'name']) {
      const name = fieldOf(values, field);
      if (typeof name === 'string' && name !== '') return name;
    }
  return null;
}

const fieldOf = (values: unknown, field: string): unknown =>
  typeof values === 'object' && values !== null ? (values as Record<string, unknown>)[field] : undefined;

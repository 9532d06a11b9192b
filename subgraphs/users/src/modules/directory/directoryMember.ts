import { hasRole } from '@athenaeum/kit';
import { FINDABLE_LEVELS, type FindableLevel } from '../user/findable';
import type { UserRow } from '../user/user.model';
import { WordList } from './wordList';
import { audienceOf, type Audience, type ProfileViewer } from '../user/visibleValue';

/** What the directory needs to find, count and sort a member: a few hundred bytes and the words of the profile. */
export interface DirectoryMember
  extends
    Pick<UserRow, '_id' | 'relationship_type' | 'subscription_end_date' | 'hide_from_directory' | 'disabled'>,
    DirectoryOrder {
  readonly forAdmins: Pick<UserRow, (typeof ASKED_BY_ADMINS)[number]>;
  /**
   * By whom the member may be found with what: `{ everyone: { values: [0, 7], text: 'ada lovelace' }, connections: …, hidden: … }`.
   * Each value is on one level only, that of the widest audience that may see it. `values` are numbers of the `Vocabulary`.
   */
  readonly found: Record<FindableLevel, { readonly values: readonly number[]; readonly text: string }>;
}

interface DirectoryOrder {
  readonly created_at: number;
  readonly profile_progress: number;
  readonly sort_name?: string;
  readonly sort_last_name?: string;
}

/** What only admins may filter by. */
const ASKED_BY_ADMINS = [
  'email',
  'isAdmin',
  'intake_form_submitted',
  'portal_nda_agreement_date',
  'latest_signed_agreement',
] as const;

/** The fields that are read of a user. */
export const DIRECTORY_FIELDS = `+findable +sort_name +sort_last_name relationship_type subscription_end_date hide_from_directory disabled created_at profile_progress ${ASKED_BY_ADMINS.join(' ')}`;

export interface DirectoryRow
  extends Omit<DirectoryMember, 'found' | 'forAdmins'>, Pick<UserRow, (typeof ASKED_BY_ADMINS)[number]> {
  /** Absent in users not written by the model: they are not found by any value. */
  findable?: Partial<Record<FindableLevel, { values: string[]; text: string }>>;
}

/** Numbers for stored values such as `languages=English`: twenty thousand members share some hundreds of them. */
export class Vocabulary {
  readonly values: string[] = [];
  /** Words of all profiles, on all levels of visibility; a search is then matched on the viewer's own levels. */
  readonly words = new WordList();
  readonly #numbers = new Map<string, number>();

  numberOf(value: string): number {
    const known = this.#numbers.get(value);
    if (known !== undefined) return known;
    this.#numbers.set(value, this.values.length);
    return this.values.push(value) - 1;
  }
}

/** Words are compared without apostrophes. */
export const textOf = (folded: string): string => folded.replace(/['’]/g, '');

export function directoryMember(row: DirectoryRow, vocabulary: Vocabulary): DirectoryMember {
  const at = (level: FindableLevel) => ({
    values: (row.findable?.[level]?.values ?? []).map((value) => vocabulary.numberOf(value)),
    text: textOf(row.findable?.[level]?.text ?? ''),
  });
  for (const level of FINDABLE_LEVELS) vocabulary.words.learn(row.findable?.[level]?.text ?? '');
  return {
    _id: row._id,
    relationship_type: row.relationship_type,
    subscription_end_date: row.subscription_end_date,
    hide_from_directory: row.hide_from_directory,
    disabled: row.disabled,
    created_at: row.created_at,
    profile_progress: row.profile_progress,
    sort_name: row.sort_name ?? '',
    sort_last_name: row.sort_last_name ?? '',
    forAdmins: {
      email: row.email,
      isAdmin: row.isAdmin,
      intake_form_submitted: row.intake_form_submitted,
      portal_nda_agreement_date: row.portal_nda_agreement_date,
      latest_signed_agreement: row.latest_signed_agreement,
    },
    found: { everyone: at('everyone'), connections: at('connections'), hidden: at('hidden') },
  };
}

const LEVELS_OF: Record<Audience, readonly FindableLevel[]> = {
  everyone: ['everyone'],
  connections: ['everyone', 'connections'],
  owner: FINDABLE_LEVELS,
  admin: FINDABLE_LEVELS,
};

export type LevelsFor = (member: DirectoryMember) => readonly FindableLevel[];

/**
 * The levels by which this viewer may find each of these members: all for admins and for oneself, more for connections. Members are
 * told apart by their object: this is asked for every member of every search.
 */
export function levelsFor(viewer: ProfileViewer, all: ReadonlyMap<string, DirectoryMember>): LevelsFor {
  if (hasRole(viewer, 'admin')) return () => FINDABLE_LEVELS;
  const near = new Map(
    nearTo(viewer).flatMap((_id) => {
      const member = all.get(_id);
      return member ? [[member, LEVELS_OF[audienceOf(viewer, { _id })]]] : [];
    }),
  );
  return (member) => near.get(member) ?? LEVELS_OF.everyone;
}

/** A member who has blocked the viewer is in no list and no count of the viewer's; admins see everyone. */
export const isThereFor = (viewer: ProfileViewer): ((member: Pick<DirectoryMember, '_id'>) => boolean) =>
  hasRole(viewer, 'admin') || viewer.blockedByIds.size === 0
    ? () => true
    : ({ _id }) => !viewer.blockedByIds.has(_id);

/** Members of whom the viewer may see more than everyone does. */
export const nearTo = (viewer: ProfileViewer): string[] => [viewer.id ?? '', ...viewer.connectedIds];

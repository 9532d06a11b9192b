import {
  publicationState,
  type StaffContentKind,
  type StaffContentNeed,
  type StaffContentState,
} from '@athenaeum/content-contract';
import type { ContentLoaders } from '../../loaders';
import type { SalonRow } from '../salon/salon.model';
import type { StaffContentRow } from './sources';

/** The kind of an entry; a salon is a recording once it is over and has its file. */
export function kindOf({ source, row }: StaffContentRow, now: number): StaffContentKind {
  if (source === 'salons') return isRecorded(row, now) ? 'recordings' : 'salons';
  if (source === 'collections') return row.type === 'PEER_GROUP' ? 'peer-groups' : 'collections';
  return source;
}

const isRecorded = ({ live_until, filename }: SalonRow, now: number) =>
  live_until <= now && Boolean(filename);

export function stateOf({ source, row }: StaffContentRow, now: number): StaffContentState {
  const state = publicationState({ ...row, published: row.published ?? true }, now);
  return source === 'salons' && state === 'published' && row.salon_status ? 'off' : state;
}

export const dateOf = ({ source, row }: StaffContentRow): number | null =>
  source === 'salons' ? row.date : (row.updated_at ?? null);

/** What a member would miss; the conditions of `needsWork` for a row. */
export async function needsOf(
  entry: StaffContentRow,
  loaders: ContentLoaders,
  now: number,
): Promise<StaffContentNeed[]> {
  const lacks: [StaffContentNeed, boolean][] = await (async () => {
    switch (entry.source) {
      case 'salons': {
        const { row } = entry;
        return [
          ['host', !row.speakers.some(({ type }) => type === 'HOST')],
          ['category', row.category_ids.length === 0],
          ['captions', isRecorded(row, now) && !row.captions],
        ];
      }
      case 'collections':
        return entry.row.type === 'PEER_GROUP'
          ? [['host', entry.row.leader_ids.length === 0]]
          : [['salons', entry.row.salon_ids.length === 0]];
      case 'pathways':
        return [['seasons', (await loaders.seasonsOf.load(entry.row._id)).length === 0]];
      case 'speakers':
        return [];
    }
  })();
  return lacks.filter(([, isLacking]) => isLacking).map(([need]) => need);
}

/** The line under the title. */
export async function detailOf(
  { source, row }: StaffContentRow,
  loaders: ContentLoaders,
): Promise<string | null> {
  switch (source) {
    case 'salons':
      return namesOf(
        row.speakers.filter(({ type }) => type === 'HOST').map(({ speaker_id }) => speaker_id),
        loaders,
      );
    case 'collections':
      return row.type === 'PEER_GROUP' ? namesOf(row.leader_ids, loaders) : row.author || null;
    case 'pathways': {
      const { length } = await loaders.seasonsOf.load(row._id);
      return `${length} ${length === 1 ? 'season' : 'seasons'}`;
    }
    case 'speakers':
      return row.title || null;
  }
}

async function namesOf(ids: readonly string[], loaders: ContentLoaders): Promise<string | null> {
  const people = await Promise.all(ids.map((id) => loaders.speaker.load(id)));
  return people.flatMap((one) => (one ? [one.name] : [])).join(', ') || null;
}

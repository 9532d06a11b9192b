import { demoId } from '@athenaeum/kit/demo';
import type { Model } from 'mongoose';
import { Bookmark } from '../modules/bookmark/bookmark.model';
import { Category } from '../modules/category/category.model';
import { Collection } from '../modules/collection/collection.model';
import { EventType } from '../modules/eventType/eventType.model';
import { HostGroup } from '../modules/hostGroup/hostGroup.model';
import { Pathway } from '../modules/pathway/pathway.model';
import { Season } from '../modules/pathway/season.model';
import { GroupMembership } from '../modules/peerGroup/groupMembership.model';
import { Progress } from '../modules/progress/progress.model';
import { Resource } from '../modules/resource/resource.model';
import { Review } from '../modules/review/review.model';
import { RSVP } from '../modules/rsvp/rsvp.model';
import { Salon, type SalonRow } from '../modules/salon/salon.model';
import { Transcript } from '../modules/salon/transcript.model';
import { Speaker } from '../modules/speaker/speaker.model';
import { Tag } from '../modules/tag/tag.model';
import { categoryRows } from './categories';
import { collectionRows } from './library/collections';
import { eventTypeRows } from './library/eventTypes';
import { hostGroupRows } from './library/hostGroups';
import { pathwayRows, seasonRows } from './library/pathways';
import { resourceRows } from './library/resources';
import { bookmarkRows } from './people/bookmarks';
import { groupMembershipRows } from './people/groupMemberships';
import { progressRows } from './people/progress';
import { reviewRows } from './people/reviews';
import { rsvpRows, withSeats } from './people/rsvps';
import { salonRows, transcriptRows } from './salons';
import { speakerRows } from './speakers';
import { tagRows } from './tags';

export { seedLargeContent } from './large';
export { demoPapers } from './papers';
export { seedReviewRights } from './reviewRights';
export { demoSpeakerSlugs } from './speakers';

/** Loads the demo content, dated from `now`; does nothing where it is loaded already. */
export async function seedContent(now: number): Promise<void> {
  if (process.env.NODE_ENV === 'production')
    throw new Error('Demo data is not loaded with NODE_ENV=production.');
  // Salons are written last, so that an interrupted load is begun again.
  if (await Salon.exists({ _id: demoId('salon', 'live-now') })) return;
  const { salons, ...others } = demoContent(now);
  for (const [model, rows] of loads(others)) await load(model, rows);
  await load(Salon, salons);
}

/** All rows of the demo content. */
export function demoContent(now: number) {
  const speakers = speakerRows();
  const told = salonRows(now, new Map(speakers.map(({ slug, name }) => [slug, name])));
  const accounts = new Map(speakers.map(({ _id, user_id }) => [_id, user_id]));
  const hostsOf = (salon: SalonRow) =>
    new Set(salon.speakers.flatMap(({ speaker_id }) => accounts.get(speaker_id) ?? []));
  const rsvps = rsvpRows(told, hostsOf, now);
  const progress = progressRows(told, now);
  const collections = collectionRows(told);
  return {
    salons: withSeats(told, rsvps),
    transcripts: transcriptRows(),
    speakers,
    categories: categoryRows(),
    tags: tagRows(),
    collections,
    memberships: groupMembershipRows(collections, now),
    pathways: pathwayRows(),
    seasons: seasonRows(told),
    resources: resourceRows(),
    eventTypes: eventTypeRows(),
    hostGroups: hostGroupRows(),
    rsvps,
    progress,
    bookmarks: bookmarkRows(told, now),
    reviews: reviewRows(told, hostsOf, progress, now),
  };
}

type Content = ReturnType<typeof demoContent>;
type Load = readonly [model: Pick<Model<unknown>, 'collection'>, rows: readonly object[]];

const loads = (content: Omit<Content, 'salons'>): Load[] => [
  [Transcript, content.transcripts],
  [Speaker, content.speakers],
  [Category, content.categories],
  [Tag, content.tags],
  [Collection, content.collections],
  [GroupMembership, content.memberships],
  [Pathway, content.pathways],
  [Season, content.seasons],
  [Resource, content.resources],
  [EventType, content.eventTypes],
  [HostGroup, content.hostGroups],
  [RSVP, content.rsvps],
  [Progress, content.progress],
  [Bookmark, content.bookmarks],
  [Review, content.reviews],
];

/** In one batch and without mongoose documents, which is several times faster. */
async function load(
  { collection }: Pick<Model<unknown>, 'collection'>,
  rows: readonly object[],
): Promise<void> {
  if (await collection.findOne({})) await collection.deleteMany({ _id: { $in: idsOf(rows) } });
  // Each list holds the rows of its model.
  await collection.insertMany(rows as never[]);
}

const idsOf = (rows: readonly object[]) => rows.map((row) => (row as { _id: never })._id);

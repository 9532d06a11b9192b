import { byId, indexedText, isSignedIn, listsBy, type SubgraphContext, type Viewer } from '@athenaeum/kit';
import { createDataAccesses } from '@athenaeum/kit/dataAccess';
import DataLoader from 'dataloader';
import { Bookmark, type BookmarkRow } from './modules/bookmark/bookmark.model';
import { Category, type CategoryRow } from './modules/category/category.model';
import { Collection, type CollectionRow } from './modules/collection/collection.model';
import { createTitleLoader } from './modules/library/titleLoader';
import { Pathway, type PathwayRow } from './modules/pathway/pathway.model';
import { Season, type SeasonRow } from './modules/pathway/season.model';
import { createStepLoader } from './modules/pathway/seasonProgress';
import { GroupMembership, type GroupMembershipRow } from './modules/peerGroup/groupMembership.model';
import { Progress, type ProgressRow } from './modules/progress/progress.model';
import { Resource, type ResourceRow } from './modules/resource/resource.model';
import { ratingsOf } from './modules/review/ratings';
import { Review, type ReviewRow } from './modules/review/review.model';
import { selectedReviews, selectedReviewsOf } from './modules/review/review.service';
import { ReviewRight, type ReviewRightRow } from './modules/review/reviewRight.model';
import { RSVP, type RSVPRow } from './modules/rsvp/rsvp.model';
import { waitlistPositions } from './modules/rsvp/waitlist';
import { Salon, type SalonRow } from './modules/salon/salon.model';
import { createAttendingLoader } from './modules/salon/attendingAmong';
import { isListed, listed, stranger, type Participation } from './modules/salon/salon.policy';
import { ifVisible } from './modules/salon/participation';
import { salonIdsBy } from './modules/salon/salonIdsBy';
import { createStaffLoaders } from './modules/salon/staff/staffLoaders';
import { Transcript, type TranscriptRow } from './modules/salon/transcript.model';
import { openOrdersOf } from './modules/seatOrder/seatOrder.service';
import { Speaker, type SpeakerRow } from './modules/speaker/speaker.model';
import { Tag, type TagRow } from './modules/tag/tag.model';
import { ownRows } from './ownRows';
import { isShown } from './shown';

export type ContentContext = SubgraphContext<ContentLoaders>;
export type ContentLoaders = ReturnType<typeof createLoaders>;

/** Made for each request; each kind is read once per level of the query. */
export function createLoaders(viewer: Viewer) {
  const salon = byId<SalonRow>(Salon);
  const speaker = byId<SpeakerRow>(Speaker);
  const mine = <R>(
    fetch: (userId: string, salonIds: readonly string[]) => Promise<R[]>,
    of: (row: R) => string,
  ) =>
    new DataLoader<string, R | null>(async (salonIds) => {
      if (!isSignedIn(viewer)) return salonIds.map(() => null);
      const rows = new Map((await fetch(viewer.id, salonIds)).map((row) => [of(row), row]));
      return salonIds.map((id) => rows.get(id) ?? null);
    });
  const myRsvp = ownRows<RSVPRow>(viewer, {
    some: (user_id, ids) =>
      RSVP.find({ user_id: indexedText(user_id), salon_id: { $in: ids } }).lean<RSVPRow[]>(),
    all: (user_id, limit) => RSVP.find({ user_id }).limit(limit).batchSize(limit).lean<RSVPRow[]>(),
    of: ({ salon_id }) => salon_id,
  });
  const myProgress = ownRows<ProgressRow>(viewer, {
    some: (user_id, ids) => Progress.find({ user_id, salon_id: { $in: ids } }).lean<ProgressRow[]>(),
    all: (user_id, limit) => Progress.find({ user_id }).limit(limit).batchSize(limit).lean<ProgressRow[]>(),
    of: ({ salon_id }) => salon_id,
  });

  async function participation({
    _id,
    speakers,
  }: Pick<SalonRow, '_id' | 'speakers'>): Promise<Participation> {
    if (!isSignedIn(viewer)) return stranger;
    const [rsvp, ...hosts] = await Promise.all([
      myRsvp.load(_id),
      ...speakers.map(({ speaker_id }) => speaker.load(speaker_id)),
    ]);
    return { rsvp, isHost: hosts.some((host) => host?.user_id === viewer.id) };
  }

  const collection = byId<CollectionRow>(Collection);
  return {
    /** What the viewer reads of other members' records. */
    dataAccesses: createDataAccesses(viewer.id ?? ''),
    salon,
    speaker,
    category: byId<CategoryRow>(Category),
    tag: byId<TagRow>(Tag),
    collection,
    pathway: byId<PathwayRow>(Pathway),
    transcript: byId<TranscriptRow>(Transcript),
    /** The speaker as shown on a page; null for a draft. */
    shownSpeaker: async (id: string): Promise<SpeakerRow | null> => {
      const row = await speaker.load(id);
      return row && isShown(row, Date.now()) ? row : null;
    },

    /** The same of a collection. */
    shownCollection: async (id: string): Promise<CollectionRow | null> => {
      const row = await collection.load(id);
      return row && isShown(row, Date.now()) ? row : null;
    },

    participation,
    visibleSalon: async (id: string): Promise<SalonRow | null> =>
      ifVisible(viewer, await salon.load(id), participation),
    /** Rows for a list of salons: the listed ones, in the given order. */
    relationsTo: async (ids: readonly string[]): Promise<{ salon: SalonRow }[]> => {
      const found = await Promise.all(ids.map((id) => salon.load(id)));
      return found.flatMap((one) => (one && isListed(one) ? [{ salon: one }] : []));
    },
    /** For counts: which of them are listed, without reading the rows. */
    isListed: new DataLoader(async (ids: readonly string[]) => {
      const shown = new Set<string>(await Salon.distinct('_id', { ...listed(), _id: { $in: ids } }));
      return ids.map((id) => shown.has(id));
    }),
    pathwayStep: createStepLoader({ myRsvp, myProgress }),
    staff: createStaffLoaders(),
    salonsOfCategory: salonIdsBy('category_ids'),
    salonsOfTag: salonIdsBy('tag_ids'),
    salonsOfSpeaker: salonIdsBy('speakers.speaker_id'),

    titleOf: createTitleLoader(),
    review: new DataLoader(async (ids: readonly string[]) => {
      const found = new Map((await selectedReviews(ids)).map((row) => [row._id, row]));
      return ids.map((id) => found.get(id) ?? null);
    }),
    ratingOf: new DataLoader(ratingsOf),
    reviewsOf: listsBy(selectedReviewsOf, ({ entry_id }) => entry_id),
    resourcesOf: listsBy(
      (ids) =>
        Resource.find({ entry_id: { $in: ids } })
          .sort({ position: 1, _id: 1 })
          .lean<ResourceRow[]>(),
      ({ entry_id }) => entry_id,
    ),
    seasonsOf: listsBy(
      (ids) =>
        Season.find({ pathway_id: { $in: ids } })
          .sort({ number: 1 })
          .lean<SeasonRow[]>(),
      ({ pathway_id }) => pathway_id,
    ),

    myRsvp,
    myProgress,
    myCollectionBookmark: mine(
      (user_id, ids) =>
        Bookmark.find({ user_id, type: 'COLLECTION', entry_id: { $in: ids } }).lean<BookmarkRow[]>(),
      ({ entry_id }) => entry_id,
    ),
    myBookmark: ownRows<BookmarkRow>(viewer, {
      some: (user_id, ids) =>
        Bookmark.find({ user_id, type: 'SALON', entry_id: { $in: ids } }).lean<BookmarkRow[]>(),
      all: (user_id, limit) =>
        Bookmark.find({ user_id, type: 'SALON' }).limit(limit).batchSize(limit).lean<BookmarkRow[]>(),
      of: ({ entry_id }) => entry_id,
    }),
    myReview: mine(
      (user_id, ids) =>
        Review.find({ user_id: indexedText(user_id), entry_id: { $in: ids } }).lean<ReviewRow[]>(),
      ({ entry_id }) => entry_id,
    ),
    myReviewRight: mine(
      (user_id, ids) => ReviewRight.find({ user_id, entry_id: { $in: ids } }).lean<ReviewRightRow[]>(),
      ({ entry_id }) => entry_id,
    ),
    myMembership: mine(
      (user_id, ids) =>
        GroupMembership.find({ user_id, collection_id: { $in: ids } }).lean<GroupMembershipRow[]>(),
      ({ collection_id }) => collection_id,
    ),
    placesIn: listsBy(
      (ids) =>
        GroupMembership.find({ collection_id: { $in: ids }, status: { $in: ['MEMBER', 'REQUESTED'] } })
          .sort({ asked_at: 1, _id: 1 })
          .lean<GroupMembershipRow[]>(),
      ({ collection_id }) => collection_id,
    ),
    attendingAmong: createAttendingLoader(),
    waitlistPosition: new DataLoader(waitlistPositions),
    openSeatOrder: new DataLoader(openOrdersOf),
    rsvpsOf: listsBy(
      (ids) =>
        RSVP.find({ user_id: { $in: ids } })
          .sort({ created_at: -1, _id: 1 })
          .lean<RSVPRow[]>(),
      ({ user_id }) => user_id ?? '',
    ),
    progressOf: listsBy(
      (ids) =>
        Progress.find({ user_id: { $in: ids } })
          .sort({ updated_at: -1, _id: 1 })
          .lean<ProgressRow[]>(),
      ({ user_id }) => user_id,
    ),
    bookmarksOf: listsBy(
      (ids) =>
        Bookmark.find({ user_id: { $in: ids } })
          .sort({ created_at: -1, _id: 1 })
          .lean<BookmarkRow[]>(),
      ({ user_id }) => user_id,
    ),
  };
}

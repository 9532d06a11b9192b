import { randomUUID } from 'node:crypto';
import { livePeriod } from '@athenaeum/content-contract';
import { Collection, type CollectionRow } from '../modules/collection/collection.model';
import { Pathway, type PathwayRow } from '../modules/pathway/pathway.model';
import { Season } from '../modules/pathway/season.model';
import { Progress, type ProgressRow } from '../modules/progress/progress.model';
import { Review, type ReviewRow } from '../modules/review/review.model';
import { ReviewRight, type ReviewRightRow } from '../modules/review/reviewRight.model';
import { RSVP, type RSVPRow } from '../modules/rsvp/rsvp.model';
import { Salon, type SalonRow } from '../modules/salon/salon.model';
import { Transcript, type TranscriptRow } from '../modules/salon/transcript.model';
import { Speaker, type SpeakerRow } from '../modules/speaker/speaker.model';
import { Tag, type TagRow } from '../modules/tag/tag.model';

export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;

type Given<Row> = Partial<Row>;

/** A virtual, listed salon for members in three days with free seats; fields may be overridden. */
export async function aSalon(given: Given<SalonRow> = {}): Promise<SalonRow> {
  const slug = given.slug ?? `salon-${randomUUID().slice(0, 8)}`;
  const times = { date: given.date ?? Date.now() + 3 * DAY, event_duration: given.event_duration ?? 60 };
  return created(Salon, {
    slug,
    title: 'The Art of the Ask',
    ...times,
    live_until: livePeriod(times).live_until,
    event_type: 'SALON',
    event_location: 'Virtual',
    link: 'https://meet.example/secret-link',
    invite_type: 'MEMBERS_ONLY',
    seats_free: given.capacity ?? null,
    ...given,
  });
}

/** One that took place a month ago and was recorded. */
export const aRecording = (given: Given<SalonRow> = {}): Promise<SalonRow> =>
  aSalon({
    date: Date.now() - 30 * DAY,
    filename: 'recordings/secret-file.mp4',
    captions: 'recordings/secret-captions.vtt',
    ...given,
  });

export const aSpeaker = (given: Given<SpeakerRow> = {}): Promise<SpeakerRow> =>
  created(Speaker, {
    slug: `speaker-${randomUUID().slice(0, 8)}`,
    name: 'Ruth Adeyemi',
    type: 'HOST',
    ...given,
  });

export const aTag = (given: Given<TagRow> = {}): Promise<TagRow> =>
  created(Tag, { slug: `tag-${randomUUID().slice(0, 8)}`, title: 'Build a public voice', ...given });

export const aCollection = (given: Given<CollectionRow> = {}): Promise<CollectionRow> =>
  created(Collection, {
    slug: `collection-${randomUUID().slice(0, 8)}`,
    title: 'A Seat of Your Own',
    type: 'COLLECTION',
    ...given,
  });

/** A transcript, a cue every ten seconds. */
export const aTranscript = (salon_id: string, ...lines: string[]): Promise<TranscriptRow> =>
  created(Transcript, {
    _id: salon_id,
    cues: lines.map((text, index) => ({ start: index * 10, end: index * 10 + 9, text })),
  });

export const anRSVP = (given: Given<RSVPRow> & { salon_id: string }): Promise<RSVPRow> =>
  created(RSVP, { status: 'RESERVED', queued_at: Date.now(), created_at: Date.now(), ...given });

/** A published five with feedback. */
export const aReview = (given: Given<ReviewRow> & { entry_id: string }): Promise<ReviewRow> =>
  created(Review, {
    review_type: 'Salons',
    user_id: randomUUID(),
    reviewer_name: 'Thandiwe Mokoena',
    reviewer_image: '/files/public/portraits/thandiwe-mokoena.webp',
    event_title: 'The Art of the Ask',
    rating: 5,
    feedback: 'I counted to nine.',
    state: 'published',
    created_at: Date.now(),
    ...given,
  });

export const aReviewRight = (
  given: Given<ReviewRightRow> & { user_id: string; entry_id: string },
): Promise<ReviewRightRow> =>
  created(ReviewRight, { review_type: 'Coaching', title: 'Maya Chen', granted_at: Date.now(), ...given });

export const aProgress = (
  given: Given<ProgressRow> & { user_id: string; salon_id: string },
): Promise<ProgressRow> =>
  created(Progress, {
    progress: 1,
    watched: given.progress === undefined || given.progress === 1,
    updated_at: Date.now(),
    ...given,
  });

/** Of one season with these salons. */
export async function aPathway(...salon_ids: string[]): Promise<PathwayRow> {
  const slug = `pathway-${randomUUID().slice(0, 8)}`;
  const pathway = await created<PathwayRow>(Pathway, { slug, title: 'Path to the Boardroom' });
  await created(Season, { pathway_id: pathway._id, number: 1, title: 'Deciding', salon_ids });
  return pathway;
}

interface Creates {
  create(row: object): Promise<{ toObject(): unknown }>;
}

const created = async <Row>(model: Creates, row: object): Promise<Row> =>
  (await model.create(row)).toObject() as Row;

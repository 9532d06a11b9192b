import { randomUUID } from 'node:crypto';
import {
  CONTENT_MESSAGES,
  DEFAULT_TIMEZONE,
  livePeriod,
  salonFields,
  type SalonFields,
  type SaveSalonInput,
} from '@athenaeum/content-contract';
import { inTransaction, notAllowed, notFound, Refusal, type Viewer } from '@athenaeum/kit';
import { recordWrite } from '@athenaeum/kit/audit';
import { assertSameVersion, differing, fieldsOf } from '@athenaeum/kit/entries';
import type { ClientSession } from 'mongoose';
import { isPublished } from '../../../publication';
import { assertThere } from '../../../staff/assertThere';
import { canEditContent } from '../../../staff/canEditContent';
import { unlessSlugTaken } from '../../../staff/unlessSlugTaken';
import { Category } from '../../category/category.model';
import { releaseOverdueSeats } from '../../rsvp/overdueSeats';
import { fillFreeSeats } from '../../rsvp/seats';
import { Speaker } from '../../speaker/speaker.model';
import { Tag } from '../../tag/tag.model';
import { Salon, TIME_AND_PLACE, type SalonRow } from '../salon.model';
import { keepFiles, letGoOfReplaced } from './salonFiles';
import { changeResources, inWords, resourcesBeside } from './salonResources';
import { peopleAt, seatsTaken, settleSeats } from './seatsTaken';
import { hastenReminders, tellAttendees } from './tellAttendees';
import { tellOfSalon } from './tellOfSalon';

type Columns = Omit<SalonFields, 'resources'>;
type Change = Partial<Columns & Pick<SalonRow, 'contentful_id' | 'imported_at'>>;
type Wish = SaveSalonInput & Pick<Change, 'contentful_id' | 'imported_at'>;

/** A draft by default. */
const NEW_SALON = {
  subtitle: null,
  description: null,
  timezone: DEFAULT_TIMEZONE,
  event_duration: 60,
  event_type: 'SALON',
  event_location: 'Virtual',
  location_city: null,
  location_state: null,
  in_person_location: null,
  link: null,
  invite_type: 'MEMBERS_ONLY',
  is_closed: false,
  is_private: false,
  hide_on_feed: false,
  requires_payment: false,
  price: null,
  currency: 'USD',
  capacity: null,
  published: false,
  publish_at: null,
  speakers: [],
  category_ids: [],
  tag_ids: [],
  resources: [],
  filename: null,
  captions: null,
} as const;

/**
 * Saves a new or changed salon, with an audit row; without a difference nothing is written. Attendees are told of another time
 * or place, and additional seats go to the waitlist.
 */
export async function saveSalon(viewer: Viewer, wish: Wish): Promise<SalonRow> {
  if (!canEditContent(viewer)) throw notAllowed();
  // Fewer seats than are taken are refused.
  if (wish.id && wish.capacity !== undefined) await releaseOverdueSeats(wish.id);
  const id = await unlessSlugTaken(() =>
    inTransaction((session) =>
      wish.id ? change(viewer, wish.id, wish, session) : create(viewer, wish, session),
    ),
  );
  if (wish.capacity !== undefined) await settleSeats(id);
  if (wish.capacity !== undefined || wish.is_closed === false) await fillFreeSeats(id);
  return (await Salon.findById(id).lean<SalonRow>())!;
}

async function create(viewer: Viewer, wish: Wish, session: ClientSession): Promise<string> {
  const { id: _id, updated_at: _updated, reason, contentful_id, imported_at, ...given } = wish;
  const { resources, ...columns } = salonFields.parse({ ...NEW_SALON, ...given });
  const now = Date.now();
  assertToCome(null, columns, now);
  await assertKnown(columns, session);
  const salonId = randomUUID();
  await keepFiles(viewer, salonId, withoutNothing(columns), session);
  await Salon.create(
    [
      {
        _id: salonId,
        ...columns,
        contentful_id,
        imported_at,
        live_until: livePeriod(columns).live_until,
        seats_free: columns.capacity,
        updated_at: now,
      },
    ],
    { session },
  );
  await changeResources(viewer, salonId, [], resources, session);
  await recordWrite(session, viewer, {
    operation: 'saveSalon',
    target_id: salonId,
    before: {},
    after: recordable({ ...columns, resources: inWords(resources) }),
    reason: reason || 'New',
  });
  return salonId;
}

async function change(viewer: Viewer, id: string, wish: Wish, session: ClientSession): Promise<string> {
  const { id: _id, updated_at, reason, resources, ...given } = wish;
  const before = await Salon.findById(id).select('+invite_code').session(session).lean<SalonRow>();
  if (!before) throw notFound('event');
  assertSameVersion(before, { updated_at });
  const set: Change = differing(before, given);
  const now = Date.now();
  assertToCome(before, set, now);
  await assertStaysShown(before, set, now, session);
  await assertKnown(set, session);
  const room = await roomFor(before, set, session);
  await keepFiles(viewer, id, set, session);
  const besides = await resourcesBeside(id, session);
  const isOtherwise = resources ? await changeResources(viewer, id, besides, resources, session) : false;
  if (Object.keys(set).length === 0 && !isOtherwise) return id;

  const times = { ...before, ...set };
  const moved = set.date !== undefined || set.event_duration !== undefined;
  const after = await Salon.findOneAndUpdate(
    { _id: id },
    {
      ...set,
      ...room,
      ...(moved ? { live_until: livePeriod(times).live_until } : {}),
      // Strictly increasing, however fast two changes follow each other.
      updated_at: Math.max(now, (before.updated_at ?? 0) + 1),
    },
    { session, returnDocument: 'after', runValidators: true },
  ).lean<SalonRow>();
  tellOfSalon(session, before, after!, now);
  await letGoOfReplaced(before, set, session);
  // The time of the content store's version is not a change.
  const names = Object.keys(set).filter((name) => name !== 'imported_at');
  if (names.length > 0 || isOtherwise)
    await recordWrite(session, viewer, {
      operation: 'saveSalon',
      target_id: id,
      before: recordable({
        ...fieldsOf(before, names),
        ...(isOtherwise ? { resources: inWords(besides) } : {}),
      }),
      after: recordable({
        ...fieldsOf(set, names),
        ...(isOtherwise ? { resources: inWords(resources!) } : {}),
      }),
      reason: reason || 'Edited',
    });
  await tellOfMove(session, before, after!, set, now);
  return id;
}

/** Attendees of an upcoming salon. */
async function tellOfMove(
  session: ClientSession,
  before: SalonRow,
  after: SalonRow,
  set: Change,
  now: number,
): Promise<void> {
  const isElsewhere = TIME_AND_PLACE.some((name) => name in set);
  if (!isElsewhere || after.salon_status || after.live_until <= now || !isPublished(after, now)) return;
  await tellAttendees(session, after, 'moved', set.date === undefined ? {} : { was: before.date });
  if (set.date !== undefined) await hastenReminders(session, before, set.date);
}

/** The time of publication must be in the future. */
function assertToCome(before: SalonRow | null, { published, publish_at }: Change, now: number): void {
  const isScheduled = published ?? before?.published;
  if (!isScheduled || typeof publish_at !== 'number' || publish_at > now) return;
  throw new Refusal('INVALID', CONTENT_MESSAGES.publishLater, { publish_at: CONTENT_MESSAGES.publishLater });
}

/** A salon with attendees cannot be unpublished. */
async function assertStaysShown(
  before: SalonRow,
  set: Change,
  now: number,
  session: ClientSession,
): Promise<void> {
  if (!isPublished(before, now) || isPublished({ ...before, ...set }, now)) return;
  const people = await peopleAt(before._id, session);
  if (people === 0) return;
  const message = CONTENT_MESSAGES.hiddenFromThem(people);
  throw new Refusal('CONFLICT', message, { published: message });
}

async function assertKnown(
  { speakers, category_ids, tag_ids }: Change,
  session: ClientSession,
): Promise<void> {
  await assertThere(
    Speaker,
    speakers?.map(({ speaker_id }) => speaker_id),
    'speakers',
    session,
  );
  await assertThere(Category, category_ids, 'category_ids', session);
  await assertThere(Tag, tag_ids, 'tag_ids', session);
}

/** The free seats with another capacity; fewer than are taken is refused. */
async function roomFor(
  before: SalonRow,
  { capacity }: Change,
  session: ClientSession,
): Promise<Pick<SalonRow, 'seats_free'> | null> {
  if (capacity === undefined) return null;
  if (capacity === null) return { seats_free: null };
  const taken = await seatsTaken(before._id, session);
  if (capacity >= taken) return { seats_free: capacity - taken };
  const message = CONTENT_MESSAGES.seatsTaken(taken);
  throw new Refusal('INVALID', message, { capacity: message });
}

/** The audit row only says whether there is a code. */
const recordable = ({ invite_code, ...row }: Record<string, unknown>) =>
  invite_code === undefined ? row : { ...row, invite_code: invite_code ? 'A code' : null };

/** A new salon has nothing to remove. */
const withoutNothing = ({ filename, captions }: Columns) => ({
  ...(filename ? { filename } : {}),
  ...(captions ? { captions } : {}),
});

import { SESSION_MESSAGES } from '@athenaeum/coaching-contract';
import type { SignedIn } from '../../faults/member';
import type { Person } from '../../faults/people';
import type { Heard, Kind, Kinds } from '../call';
import type { SeatStatus } from '../models/salon';
import type { Recorder } from '../recorder';
import { requestOperation } from './requestOperation';

const SEAT = `mutation ($input: CreateRSVPInput!) { createRSVP(input: $input) {
  ok code message data { id status waitlist_position } } }`;
const WITHDRAW = `mutation ($id: ID!) { withdrawRSVP(id: $id) { ok code message data { id status } } }`;
const LOOK = `query ($input: SalonInput!) { salon(input: $input) {
  ok code message data { seats_left my_rsvp { id status waitlist_position } } } }`;
const BOOK = `mutation ($input: BookSessionInput!) { bookSession(input: $input) { ok code message data { id } } }`;
const MOVE = `mutation ($input: RescheduleSessionInput!) { rescheduleSession(input: $input) { ok code message data { id } } }`;
const CANCEL = `mutation ($input: CancelSessionInput!) { cancelSession(input: $input) { ok code message data { id status } } }`;
const OFFERS = `query ($input: SlotsInput!) { slots(input: $input) { ok code message data { start durations } } }`;
const SESSIONS = `query ($input: SessionsInput!) { sessions(input: $input) {
  ok code message data { id session_date duration } } }`;
const BALANCE = `query { me { ok code message data { credits { quantity held } } } }`;
const ADD = `mutation ($input: UpdateCreditsInput!) { updateCredits(input: $input) { ok code message data { quantity } } }`;

/** Codes of answers that do not say whether it has happened. */
const UNCERTAIN: readonly (string | null)[] = ['UNAVAILABLE', 'INTERNAL_SERVER_ERROR'];
const STATUSES: Record<string, SeatStatus> = { RESERVED: 'RESERVED', PENDING: 'PENDING' };

export interface Coach {
  id: string;
  /** Epoch ms, of what is looked at. */
  from: number;
  to: number;
}

/** What a member does, each written down before it is sent. */
export function createActs(person: Person, admin: SignedIn, coach: Coach, { record }: Recorder) {
  const { id: who } = person;

  const send = <K extends Kind>(
    kind: K,
    about: Kinds[K]['about'],
    [query, input]: [string, object],
    // Each operation has a shape of its own, as its document says.
    // eslint-disable-next-line @typescript-eslint/no-explicit-any
    answerOf: (data: any) => Kinds[K]['answer'],
    by: SignedIn = person,
  ): Promise<Heard<K>> =>
    record(kind, who, about, async () => {
      const told = await requestOperation(by, query, input);
      if (!told) return { outcome: 'unknown' };
      if (told.ok) return { outcome: 'answered', answer: answerOf(told.data) };
      if (UNCERTAIN.includes(told.code)) return { outcome: 'unknown' };
      return { outcome: 'refused', why: reasonOf(told) };
    });

  return {
    ask: (salon: string) =>
      send('ask', { salon }, [SEAT, { input: { salonId: salon, userId: who } }], (rsvp) => ({
        rsvp: rsvp.id,
        status: rsvp.status,
        position: rsvp.waitlist_position,
      })),
    withdraw: (salon: string, rsvp: string) =>
      send('withdraw', { salon, rsvp }, [WITHDRAW, { id: rsvp }], ({ status }) => ({ status })),
    look: (salon: string) =>
      send('look', { salon }, [LOOK, { input: { id: salon } }], ({ seats_left, my_rsvp }) => ({
        left: seats_left,
        rsvp: my_rsvp?.id ?? null,
        status: STATUSES[my_rsvp?.status] ?? 'none',
        position: my_rsvp?.waitlist_position ?? null,
      })),
    book: (start: number, minutes: number) =>
      send(
        'book',
        { start, minutes },
        [BOOK, { input: { coach_id: coach.id, start, duration: minutes } }],
        ({ id }) => ({ session: id }),
      ),
    move: (session: string, start: number, minutes: number) =>
      send('move', { session, start, minutes }, [MOVE, { input: { id: session, start } }], ({ id }) => ({
        session: id,
      })),
    cancel: (session: string) =>
      send('cancel', { session }, [CANCEL, { input: { id: session } }], ({ status }) => ({ status })),
    offers: () =>
      send(
        'offers',
        {},
        [OFFERS, { input: { coach_id: coach.id, from: coach.from, to: coach.to } }],
        (slots: { start: number; durations: number[] }[]) => ({
          durations: Object.fromEntries(slots.map(({ start, durations }) => [start, durations])),
        }),
      ),
    sessions: () =>
      send(
        'sessions',
        {},
        [
          SESSIONS,
          {
            input: {
              coach_id: { equals: coach.id },
              status: { equals: 'Scheduled' },
              session_date: { gte: coach.from, lt: coach.to },
              take: 50,
            },
          },
        ],
        (rows: { id: string; session_date: number; duration: number }[]) => ({
          live: rows.map((row) => ({ id: row.id, start: row.session_date, minutes: row.duration })),
        }),
      ),
    balance: () =>
      send('balance', {}, [BALANCE, {}], ({ credits: { quantity, held } }) => ({ quantity, held })),
    add: (minutes: number, form: string) =>
      send(
        'add',
        { minutes, form },
        [ADD, { input: { user_id: who, minutes, reason: 'For a history', request_id: form } }],
        () => ({}),
        admin,
      ),
  };
}

export type Acts = ReturnType<typeof createActs>;

/** What a refusal says of the state, in a word; the whole of any other. */
function reasonOf({ code, message }: { code: string | null; message: string | null }): string {
  const text = message ?? '';
  if (text === SESSION_MESSAGES.taken) return 'taken';
  if (/ that is not held\. /.test(text)) return 'tooMuch';
  if (/ Buy More Time to book it\.$/.test(text)) return 'tooLittle';
  return `${code}: ${text}`;
}

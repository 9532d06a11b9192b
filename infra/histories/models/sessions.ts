/** A booking as one of its objects knows it: the coach's hour that it lies in, or the member's ledger. */
export interface Live {
  /** Null while no answer has said it. */
  id: string | null;
  who: string;
  /** Epoch ms. */
  start: number;
  minutes: number;
}

/** As a list of one member's sessions has it. */
export type Listed = { id: string } & Pick<Live, 'start' | 'minutes'>;

export interface Sessions {
  live: readonly Live[];
  /** Ids of those that were cancelled. */
  ended: readonly string[];
}

export type Wish = Omit<Live, 'id'>;
/** What a refusal says of the state; one that says nothing of it is no part of a history. */
export type Refused = 'taken' | 'tooLittle';

/** `answer`: left out when there was none. */
export type SessionOp =
  | ({ kind: 'book'; answer?: { id: string } | Refused } & Wish)
  | ({ kind: 'move'; id: string; answer?: 'moved' | 'taken' } & Wish)
  | { kind: 'cancel'; id: string; answer?: 'Cancelled' };

export const MINUTE = 60_000;

export const NO_SESSIONS: Sessions = { live: [], ended: [] };

export const endOf = ({ start, minutes }: Wish): number => start + minutes * MINUTE;

export const nameOfSessions = ({ live, ended }: Sessions): string =>
  `${live.map(({ id, who, start, minutes }) => `${id} ${who} ${start} ${minutes}`).join()}|${ended.join()}`;

export const nameOfEffect = ({ answer: _answer, ...op }: { kind: string; answer?: unknown }): string =>
  JSON.stringify(op);

/** Whether a refusal says what the state was. */
export const isRefusal = ({ kind, answer }: { kind: string; answer?: unknown }): boolean =>
  (kind === 'book' || kind === 'move' || kind === 'add') &&
  (answer === 'taken' || answer === 'tooLittle' || answer === 'tooMuch');

export const isSame = (one: Wish, other: Wish): boolean =>
  one.who === other.who && one.start === other.start && one.minutes === other.minutes;

export const withLive = ({ live, ended }: Sessions, ...more: readonly Live[]): Sessions => ({
  live: [...live, ...more].sort((one, other) => one.start - other.start || (one.who < other.who ? -1 : 1)),
  ended,
});

export const without = ({ live, ended }: Sessions, gone: Live): Sessions => ({
  live: live.filter((one) => one !== gone),
  ended,
});

export const findById = ({ live }: Sessions, id: string): Live | undefined =>
  live.find((one) => one.id === id);

/** A session that was booked by an operation without an answer has its id from now on; null where it has another. */
export function identified(state: Sessions, known: Live, id: string): Sessions | null {
  if (known.id === id) return state;
  if (known.id !== null || isKnown(state, id)) return null;
  return withLive(without(state, known), { ...known, id });
}

/** Null unless `own`, some of those that are live, are exactly the listed ones; what had no id has it from now on. */
export function withIds(state: Sessions, own: readonly Live[], listed: readonly Listed[]): Sessions | null {
  if (listed.length !== own.length) return null;
  let next: Sessions | null = state;
  for (const { id, start, minutes } of listed) {
    const known = own.find((one) => one.start === start && one.minutes === minutes);
    next = next && known ? identified(next, known, id) : null;
  }
  return next;
}

export const isKnown = (state: Sessions, id: string): boolean =>
  state.ended.includes(id) || findById(state, id) !== undefined;

export function cancelled(state: Sessions, id: string): Sessions {
  const { ended } = state;
  const session = findById(state, id);
  const { live } = session ? without(state, session) : state;
  return { live, ended: ended.includes(id) ? ended : [...ended, id].sort() };
}

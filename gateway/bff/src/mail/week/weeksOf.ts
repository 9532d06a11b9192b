import { askService, type SubgraphClients } from '@athenaeum/graph/subgraphs';

/** A week of a member's, epoch ms. */
export interface AskedWeek {
  user_id: string;
  from: number;
  until: number;
}

export interface WeekSalon {
  slug: string;
  title: string;
  /** Epoch ms. */
  date: number;
  /** Minutes. */
  event_duration: number;
  timezone: string;
  event_location: string;
  /** From 1 on the waitlist; null for a seat. */
  waitlist_position: number | null;
}

export interface WeekSession {
  coach_name: string;
  /** Epoch ms. */
  session_date: number;
  /** Minutes. */
  duration: number;
}

/** What Home shows first, of the days to come. */
export interface MemberWeek {
  salons: WeekSalon[];
  sessions: WeekSession[];
  /** Who waits for an answer, latest first. */
  requests: { first_name: string; last_name: string }[];
  unfinished: { slug: string; title: string } | null;
}

type Of<T> = T & { user_id: string };

const SALONS = `query GatewaySalonWeeks($weeks: [SalonWeekInput!]!) { salonWeeks(weeks: $weeks) { ok code message data {
  user_id salons { slug title date event_duration timezone event_location waitlist_position }
  unfinished { slug title } } } }`;
const SESSIONS = `query GatewaySessionWeeks($weeks: [SessionWeekInput!]!) { sessionWeeks(weeks: $weeks) {
  ok code message data { user_id coach_name session_date duration } } }`;
const REQUESTS = `query GatewayWaitingRequests($user_ids: [ID!]!) { waitingRequests(user_ids: $user_ids) {
  ok code message data { user_id first_name last_name } } }`;

/** The weeks of these members, by their ids; three questions for one member as for hundreds. Whose week is empty is left out. */
export async function weeksOf(
  { content, coaching, users }: SubgraphClients,
  asked: readonly AskedWeek[],
): Promise<Map<string, MemberWeek>> {
  const weeks = asked.map(({ user_id, from, until }) => ({ user_id, from, until }));
  const user_ids = weeks.map(({ user_id }) => user_id);
  const [salonWeeks, sessions, requests] = await Promise.all([
    askService<Of<Pick<MemberWeek, 'salons' | 'unfinished'>>[]>(content, SALONS, { weeks }),
    askService<Of<WeekSession>[]>(coaching, SESSIONS, { weeks }),
    askService<Of<MemberWeek['requests'][number]>[]>(users, REQUESTS, { user_ids }),
  ]);
  const found = new Map<string, MemberWeek>();
  const weekOf = (user_id: string): MemberWeek => {
    const week = found.get(user_id) ?? { salons: [], sessions: [], requests: [], unfinished: null };
    found.set(user_id, week);
    return week;
  };
  for (const { user_id, ...more } of salonWeeks ?? []) Object.assign(weekOf(user_id), more);
  for (const { user_id, ...session } of sessions ?? []) weekOf(user_id).sessions.push(session);
  for (const { user_id, ...request } of requests ?? []) weekOf(user_id).requests.push(request);
  return found;
}

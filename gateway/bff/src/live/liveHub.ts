import type { Role } from '@athenaeum/kit';
import type { Audience, Following, PublishedFact } from '@athenaeum/kit/facts';
import type { LiveFact } from '@athenaeum/common/facts';
import { createRecentFacts } from './recentFacts';
import { asEvents, asHeartbeat, asLiveFact, asRetry } from './sentFacts';

/** One open stream. */
export interface Watcher {
  readonly account: string;
  readonly roles: ReadonlySet<Role>;
  /** The public name of the web session that it was opened with. */
  readonly session: string | null;
  /** False once the connection takes no more. */
  send(text: string): boolean;
  end(): void;
}

export interface LiveHub {
  /**
   * Opens a stream, and first tells what was missed since `last`, epoch ms; null for a page that has just been loaded.
   * `full` where there are too many, `closed` at shutdown. Otherwise the function that ends it.
   */
  join(watcher: Watcher, last: number | null): (() => void) | 'full' | 'closed';
  /** Tells pages of this gateway alone. */
  tell(fact: PublishedFact): void;
  count(): number;
  close(): void;
}

interface Options {
  follow: (listener: (fact: PublishedFact) => void) => Following;
  maxConnections: number;
  maxOfAccount: number;
  /** Shorter in tests, ms. */
  beatMs?: number;
}

/** Each stream has one of these turns, so that heartbeats to all of them are spread over time. */
const TURNS = 15;
const BEAT_MS = 1000;
/** A page that connects again is asked who it is: sessions end by time, and roles change. */
const MAX_STREAM_MS = 15 * 60_000;
/** After a restart all browsers come back: within so many ms, the more there are. To open a stream takes 4 ms of a core. */
const MIN_RETRY_SPREAD_MS = 10_000;
const RETRY_SPREAD_MS_A_STREAM = 8;
const FIRST_RETRY_MS = 500;
/** What many hear is collected for so long, ms for each stream, and sent once. */
const COLLECT_MS_A_STREAM = 0.1;
const MIN_COLLECT_MS = 50;
const MAX_COLLECT_MS = 1000;
/** So that those who hear it do not all read at once. */
const SPREAD_MS_A_STREAM = 0.5;
const MAX_SPREAD_MS = 10_000;

/** The streams of one gateway, and which facts each of them hears. */
export function createLiveHub({ follow, maxConnections, maxOfAccount, beatMs = BEAT_MS }: Options): LiveHub {
  const watchers = new Set<Watcher>();
  const byAccount = new Map<string, Set<Watcher>>();
  const turns = Array.from({ length: TURNS }, () => new Map<Watcher, number>());
  const collected = new Map<string, PublishedFact>();
  let collecting: NodeJS.Timeout | undefined;
  let turn = 0;
  let isClosed = false;

  const following = follow(hear);
  const recent = createRecentFacts(following.since);
  const beating = setInterval(beat, beatMs).unref();

  function hear(fact: PublishedFact): void {
    if (fact.kind === 'signedOut') return endSession(fact);
    recent.add(fact);
    if (fact.to !== 'signedIn') return tellSome(fact);
    collected.set(`${fact.kind} ${fact.id}`, fact);
    collecting ??= setTimeout(tellAll, within(MIN_COLLECT_MS, COLLECT_MS_A_STREAM, MAX_COLLECT_MS)).unref();
  }

  function tellAll(): void {
    collecting = undefined;
    const facts = [...collected.values()];
    collected.clear();
    const text = asEvents(
      facts.map((fact) => asLiveFact(fact, spread())),
      Math.max(...facts.map(({ at }) => at)),
    );
    for (const watcher of watchers) send(watcher, text);
  }

  function tellSome(fact: PublishedFact): void {
    const text = asEvents([asLiveFact(fact)], fact.at);
    const among =
      typeof fact.to === 'object' && 'account' in fact.to ? byAccount.get(fact.to.account) : watchers;
    for (const watcher of among ?? []) if (mayHear(watcher, fact.to)) send(watcher, text);
  }

  function endSession({ id, to }: PublishedFact): void {
    const account = typeof to === 'object' && 'account' in to ? to.account : '';
    for (const watcher of [...(byAccount.get(account) ?? [])]) if (watcher.session === id) drop(watcher);
  }

  function beat(): void {
    turn = (turn + 1) % TURNS;
    const now = Date.now();
    const text = asHeartbeat(now);
    for (const [watcher, until] of turns[turn]!)
      if (until < now) drop(watcher);
      else send(watcher, text);
  }

  function send(watcher: Watcher, text: string): void {
    if (!watcher.send(text)) drop(watcher);
  }

  function drop(watcher: Watcher): void {
    leave(watcher);
    watcher.end();
  }

  function leave(watcher: Watcher): void {
    watchers.delete(watcher);
    const own = byAccount.get(watcher.account);
    own?.delete(watcher);
    if (own?.size === 0) byAccount.delete(watcher.account);
    for (const one of turns) one.delete(watcher);
  }

  const within = (least: number, each: number, most: number) =>
    Math.min(Math.max(least, watchers.size * each), most);
  /** Nothing to be spread among a few. */
  const spread = () => Math.round(Math.min((watchers.size - 1) * SPREAD_MS_A_STREAM, MAX_SPREAD_MS));

  const retry = () =>
    asRetry(
      FIRST_RETRY_MS +
        Math.random() * Math.max(MIN_RETRY_SPREAD_MS, watchers.size * RETRY_SPREAD_MS_A_STREAM),
    );

  return {
    join(watcher, last) {
      if (isClosed) return 'closed';
      const own = byAccount.get(watcher.account) ?? new Set<Watcher>();
      if (watchers.size >= maxConnections || own.size >= maxOfAccount) return 'full';
      watchers.add(watcher);
      byAccount.set(watcher.account, own.add(watcher));
      // Not all of them are asked again at the same time either.
      const until = Date.now() + MAX_STREAM_MS * (0.8 + Math.random() * 0.4);
      turns[Math.floor(Math.random() * TURNS)]!.set(watcher, until);
      const now = Date.now();
      watcher.send(
        retry() + asHeartbeat(now) + (last === null ? '' : asEvents(missedSince(last, watcher), now)),
      );
      return () => leave(watcher);
    },
    tell: hear,
    count: () => watchers.size,
    close() {
      isClosed = true;
      following.stop();
      clearInterval(beating);
      clearTimeout(collecting);
      // Those that came first were told when there were few.
      const farewells = [...watchers].map((watcher) => ({ watcher, text: retry() }));
      for (const { watcher, text } of farewells) {
        watcher.send(text);
        drop(watcher);
      }
    },
  };

  function missedSince(last: number, watcher: Watcher): LiveFact[] {
    const missed = recent.since(last);
    if (!missed) return [asLiveFact({ kind: 'all', id: '' }, spread())];
    const facts = missed.filter(({ to }) => mayHear(watcher, to));
    const once = new Map(facts.map((fact) => [`${fact.kind} ${fact.id}`, fact]));
    return [...once.values()].map((fact) => asLiveFact(fact, spread()));
  }
}

const mayHear = ({ account, roles }: Watcher, to: Audience): boolean =>
  to === 'signedIn' || ('account' in to ? to.account === account : to.roles.some((role) => roles.has(role)));

import type { Role } from '@athenaeum/kit';
import type { Audience, Subscription, PublishedFact } from '@athenaeum/kit/facts';
import type { LiveFact } from '@athenaeum/common/facts';
import { createRecentFacts } from './recentFacts';
import { asEvents, asHeartbeat, asLiveFact, asRetry } from './sentFacts';

/** One open stream of a page. */
export interface LiveStream {
  readonly account: string;
  readonly roles: ReadonlySet<Role>;
  /** The public id of the web session that it was opened with. */
  readonly session: string | null;
  /** False once the connection's buffer is full. */
  send(text: string): boolean;
  end(): void;
}

export interface LiveHub {
  /**
   * Adds a stream, and first sends the facts since `last`, epoch ms; null for a page that has just been loaded.
   * `full` where there are too many, `closed` at shutdown. Otherwise the function that removes it.
   */
  connect(stream: LiveStream, last: number | null): (() => void) | 'full' | 'closed';
  /** Sends a fact to the pages of this gateway alone. */
  sendHere(fact: PublishedFact): void;
  count(): number;
  close(): void;
}

interface Options {
  subscribe: (listener: (fact: PublishedFact) => void) => Subscription;
  maxConnections: number;
  maxOfAccount: number;
  /** Shorter in tests, ms. */
  heartbeatMs?: number;
}

/** Heartbeats are spread over time: each stream is in one of these groups, which take turns. */
const HEARTBEAT_GROUPS = 15;
const HEARTBEAT_INTERVAL_MS = 1000;
/** A stream ends after about this time, so that the page reconnects and is authenticated again: sessions expire, and roles change. */
const MAX_STREAM_MS = 15 * 60_000;
/** After a restart all browsers reconnect: with a jitter that grows with their number, as opening a stream takes 4 ms of CPU. */
const MIN_RETRY_JITTER_MS = 10_000;
const RETRY_JITTER_MS_PER_STREAM = 8;
const FIRST_RETRY_MS = 500;
/** Facts for everybody are batched: for a time that grows with the number of streams. */
const BATCH_MS_PER_STREAM = 0.1;
const MIN_BATCH_MS = 50;
const MAX_BATCH_MS = 1000;
/** So that the pages that receive a fact do not all read at once. */
const JITTER_MS_PER_STREAM = 0.5;
const MAX_JITTER_MS = 10_000;

/** The streams of one gateway, and the facts that are sent to each of them. */
export function createLiveHub({
  subscribe,
  maxConnections,
  maxOfAccount,
  heartbeatMs = HEARTBEAT_INTERVAL_MS,
}: Options): LiveHub {
  const streams = new Set<LiveStream>();
  const byAccount = new Map<string, Set<LiveStream>>();
  const heartbeatGroups = Array.from({ length: HEARTBEAT_GROUPS }, () => new Map<LiveStream, number>());
  const batch = new Map<string, PublishedFact>();
  let batchTimer: NodeJS.Timeout | undefined;
  let group = 0;
  let isClosed = false;

  const subscription = subscribe(receive);
  const recent = createRecentFacts(subscription.since);
  const heartbeats = setInterval(sendHeartbeats, heartbeatMs).unref();

  function receive(fact: PublishedFact): void {
    if (fact.kind === 'signedOut') return closeSession(fact);
    recent.add(fact);
    if (fact.to !== 'signedIn') return sendToAudience(fact);
    batch.set(`${fact.kind} ${fact.id}`, fact);
    batchTimer ??= setTimeout(sendBatch, byStreams(MIN_BATCH_MS, BATCH_MS_PER_STREAM, MAX_BATCH_MS)).unref();
  }

  function sendBatch(): void {
    batchTimer = undefined;
    const facts = [...batch.values()];
    batch.clear();
    const text = asEvents(
      facts.map((fact) => asLiveFact(fact, jitter())),
      Math.max(...facts.map(({ at }) => at)),
    );
    for (const stream of streams) send(stream, text);
  }

  function sendToAudience(fact: PublishedFact): void {
    const text = asEvents([asLiveFact(fact)], fact.at);
    const among =
      typeof fact.to === 'object' && 'account' in fact.to ? byAccount.get(fact.to.account) : streams;
    for (const stream of among ?? []) if (isAddressed(stream, fact.to)) send(stream, text);
  }

  function closeSession({ id, to }: PublishedFact): void {
    const account = typeof to === 'object' && 'account' in to ? to.account : '';
    for (const stream of [...(byAccount.get(account) ?? [])]) if (stream.session === id) drop(stream);
  }

  function sendHeartbeats(): void {
    group = (group + 1) % HEARTBEAT_GROUPS;
    const now = Date.now();
    const text = asHeartbeat(now);
    for (const [stream, until] of heartbeatGroups[group]!)
      if (until < now) drop(stream);
      else send(stream, text);
  }

  function send(stream: LiveStream, text: string): void {
    if (!stream.send(text)) drop(stream);
  }

  function drop(stream: LiveStream): void {
    remove(stream);
    stream.end();
  }

  function remove(stream: LiveStream): void {
    streams.delete(stream);
    const own = byAccount.get(stream.account);
    own?.delete(stream);
    if (own?.size === 0) byAccount.delete(stream.account);
    for (const one of heartbeatGroups) one.delete(stream);
  }

  /** Grows by `each` with every stream, from `least` to `most`. */
  const byStreams = (least: number, each: number, most: number) =>
    Math.min(Math.max(least, streams.size * each), most);
  /** 0 for a single stream. */
  const jitter = () => Math.round(Math.min((streams.size - 1) * JITTER_MS_PER_STREAM, MAX_JITTER_MS));

  const retry = () =>
    asRetry(
      FIRST_RETRY_MS +
        Math.random() * Math.max(MIN_RETRY_JITTER_MS, streams.size * RETRY_JITTER_MS_PER_STREAM),
    );

  return {
    connect(stream, last) {
      if (isClosed) return 'closed';
      const own = byAccount.get(stream.account) ?? new Set<LiveStream>();
      if (streams.size >= maxConnections || own.size >= maxOfAccount) return 'full';
      streams.add(stream);
      byAccount.set(stream.account, own.add(stream));
      // Streams that were opened together do not end together.
      const until = Date.now() + MAX_STREAM_MS * (0.8 + Math.random() * 0.4);
      heartbeatGroups[Math.floor(Math.random() * HEARTBEAT_GROUPS)]!.set(stream, until);
      const now = Date.now();
      stream.send(
        retry() + asHeartbeat(now) + (last === null ? '' : asEvents(missedSince(last, stream), now)),
      );
      return () => remove(stream);
    },
    sendHere: receive,
    count: () => streams.size,
    close() {
      isClosed = true;
      subscription.stop();
      clearInterval(heartbeats);
      clearTimeout(batchTimer);
      // The first ones got their retry time when there were few streams.
      const goodbyes = [...streams].map((stream) => ({ stream, text: retry() }));
      for (const { stream, text } of goodbyes) {
        stream.send(text);
        drop(stream);
      }
    },
  };

  function missedSince(last: number, stream: LiveStream): LiveFact[] {
    const missed = recent.since(last);
    if (!missed) return [asLiveFact({ kind: 'all', id: '' }, jitter())];
    const facts = missed.filter(({ to }) => isAddressed(stream, to));
    const once = new Map(facts.map((fact) => [`${fact.kind} ${fact.id}`, fact]));
    return [...once.values()].map((fact) => asLiveFact(fact, jitter()));
  }
}

const isAddressed = ({ account, roles }: LiveStream, to: Audience): boolean =>
  to === 'signedIn' || ('account' in to ? to.account === account : to.roles.some((role) => roles.has(role)));

import { createHash } from 'node:crypto';
import type { Language } from '@athenaeum/messages';
import type { Logger } from 'pino';
import type { RegistryView } from '../../src/registry/registryView';
import { contentSecurityPolicy } from '../contentSecurityPolicy';
import { styleSources } from '../site/styleSources';
import { askHost, type Drawing } from './askHost';
import { onceItListens } from './onceItListens';

/** The host keeps what it drew, too: this only spares the way there. */
const FRESH_MS = 10_000;
/** As old as a page of that site may be anywhere. */
const MAX_AGE_MS = 10 * 60_000;
/** Until there is a page only the shell's could be shown, which asks to sign in: longer than the product needs to start. */
const FIRST_TIMEOUT_MS = 8000;
/** While a host is away not every visitor waits for it. */
const RETRY_AFTER_MS = 5000;
const MAX_KEPT = 20;

export interface FrontDoor {
  html: string;
  policy: string;
  etag: string;
  /** `Server-Timing` of the request that drew it; null for everybody who gets it from the cache. */
  costs: string | null;
}

interface Options {
  /** Where the hosts of sites are reached, by remote. */
  hosts: Readonly<Record<string, string>>;
  secure: boolean;
  log: Pick<Logger, 'error'>;
  now?: () => number;
}

interface Kept {
  last: { page: FrontDoor; at: number } | null;
  asking: Promise<FrontDoor | null> | null;
  failedAt: number | null;
}

export type FrontDoorSource = (view: RegistryView, language: Language) => Promise<FrontDoor | null>;

/**
 * What visitors see at `/`, from the remote that says in its manifest that it draws it. Null where no remote does, or its host
 * cannot be had: the shell then has a page of its own. While a host is away, what it drew last is shown for ten minutes.
 */
export function createFrontDoorSource({ hosts, secure, log, now = Date.now }: Options): FrontDoorSource {
  const kept = new Map<string, Kept>();

  return async (view, language) => {
    const remote = view.remotes.find(({ manifest }) => manifest.frontDoor);
    const host = remote && hosts[remote.name];
    if (!remote?.manifest.frontDoor || !host) return null;
    const { name, version, manifest } = remote;
    const key = `${name} ${version} ${language}`;
    const entry = kept.get(key) ?? { last: null, asking: null, failedAt: null };
    keep(key, entry);

    const age = entry.last ? now() - entry.last.at : Infinity;
    if (age < FRESH_MS) return fromCache(entry.last!.page);
    const isAway = entry.failedAt !== null && now() - entry.failedAt < RETRY_AFTER_MS;
    const drawing = { url: new URL(manifest.frontDoor!, host), version, language };
    const isFirst = entry.asking === null;
    const drawn = isAway ? null : await (entry.asking ??= draw(name, entry, drawing));
    if (drawn) return isFirst ? drawn : fromCache(drawn);
    return entry.last && now() - entry.last.at < MAX_AGE_MS ? fromCache(entry.last.page) : null;
  };

  async function draw(name: string, entry: Kept, drawing: Drawing): Promise<FrontDoor | null> {
    try {
      const { html, costs } = await (entry.last ? askHost(drawing) : drawFirst(drawing));
      const page = { html, costs, ...policyOf(html) };
      entry.last = { page, at: now() };
      entry.failedAt = null;
      return page;
    } catch (error) {
      entry.failedAt = now();
      log.error({ remote: name, version: drawing.version, reason: String(error) }, 'no front door was drawn');
      return null;
    } finally {
      entry.asking = null;
    }
  }

  function policyOf(html: string): Pick<FrontDoor, 'policy' | 'etag'> {
    const { sheets, attributes } = styleSources(html);
    const policy = contentSecurityPolicy({ styles: sheets, styleAttributes: attributes, secure });
    const digest = createHash('sha256').update(policy).update(html).digest('base64url').slice(0, 27);
    return { policy, etag: `W/"${digest}"` };
  }

  function keep(key: string, entry: Kept): void {
    kept.delete(key);
    kept.set(key, entry);
    if (kept.size > MAX_KEPT) kept.delete(kept.keys().next().value!);
  }
}

const drawFirst = (drawing: Drawing) =>
  onceItListens(() => askHost({ ...drawing, timeoutMs: FIRST_TIMEOUT_MS }), FIRST_TIMEOUT_MS);

const fromCache = (page: FrontDoor): FrontDoor => ({ ...page, costs: null });

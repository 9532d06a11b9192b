import { createHash, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';

/** Longer than a tab runs without a reload, and than a page stays in the browser's cache. */
export const REPORT_TOKEN_TTL_MS = 10 * 60 * 60_000;

/** The default key in development; production refuses it. */
export const DEVELOPMENT_REPORT_KEY = 'athenaeum-development-report-key-32b';

interface Version {
  name: string;
  version: string;
}

/** What a page was rendered with. */
export interface PageFacts {
  versions: readonly Version[];
  /** A previewed version, which is not in `versions`. */
  preview?: Version | null;
  /** The id of the signed-in member; null for a visitor. */
  member: string | null;
  /** The value of the session's cookie; null for a visitor. */
  session: string | null;
  /** Staff get every canary, so that what they do is compared with nobody's. */
  isStaff?: boolean;
  /** The `traceparent` of the request that it was rendered for, where requests are traced. */
  trace?: string | undefined;
}

/** A page that this installation rendered, as its token proves. */
export interface ProvenPage {
  /** Identifies the page in all of its reports. */
  tab: string;
  /** A keyed hash of the member; null for a visitor. */
  member: string | null;
  /** Whether the page was rendered with that version. */
  has(remote: string, version: string): boolean;
  /** Whether the page has that version by a preview. */
  previews(remote: string, version: string): boolean;
  isStaff: boolean;
}

/** `late`: valid, but too old or of another session, which happens to honest pages. `forged`: not signed by us. */
export type TokenFault = 'late' | 'forged';

export type ReportTokens = ReturnType<typeof createReportTokens>;

/**
 * Tokens with which pages report how remotes load: `issued.tab.versions.member.session.signature`, each part base64url or
 * base 36. Signed with the first key, read with any of them.
 */
export function createReportTokens(secrets: readonly [string, ...string[]]) {
  const keys = secrets.map((secret) =>
    Buffer.from(hkdfSync('sha256', secret, '', 'athenaeum report tokens', 32)),
  );
  const signatureWith = (key: Buffer, text: string) =>
    createHmac('sha256', key).update(text).digest('base64url').slice(0, SIGNATURE);
  const namedWith = (key: Buffer, kind: string, value: string | null) =>
    value === null ? '' : signatureWith(key, `${kind} ${value}`).slice(0, NAME);

  return {
    sign({ versions, preview, member, session, isStaff, trace }: PageFacts, now = Date.now()): string {
      const key = keys[0]!;
      const body = [
        Math.floor(now / 1000).toString(36),
        tabOf(trace).toString('base64url'),
        [
          ...versions.map(({ name, version }) => digestOf(name, version)),
          ...(preview ? [digestOf(preview.name, previewed(preview.version))] : []),
          ...(isStaff ? [STAFF] : []),
        ].join(''),
        namedWith(key, 'member', member),
        namedWith(key, 'session', session),
      ].join('.');
      return `${body}.${signatureWith(key, body)}`;
    },

    /**
     * Which versions a page was rendered with, however old it is and of any session; null for a token that is not ours.
     */
    versionsIn(token: string): Pick<ProvenPage, 'has'> | null {
      const end = token.lastIndexOf('.');
      const body = token.slice(0, Math.max(0, end));
      if (!keys.some((key) => isSame(signatureWith(key, body), token.slice(end + 1)))) return null;
      return versionsOf(body.split('.')[2] ?? '');
    },

    /** @param session the value of the session cookie of the request; null without one */
    read(token: string, session: string | null, now = Date.now()): ProvenPage | TokenFault {
      const end = token.lastIndexOf('.');
      const body = token.slice(0, Math.max(0, end));
      const signature = token.slice(end + 1);
      const key = keys.find((one) => isSame(signatureWith(one, body), signature));
      if (!key) return 'forged';
      const [issued = '', tab = '', given = '', member = '', of = ''] = body.split('.');
      const age = now - parseInt(issued, 36) * 1000;
      if (age > REPORT_TOKEN_TTL_MS || (of && of !== namedWith(key, 'session', session))) return 'late';
      return { tab, member: member || null, ...versionsOf(given) };
    },
  };
}

/** A name of the page that no other has. A traced one is named by its trace and span, which its requests continue. */
const tabOf = (trace: string | undefined): Buffer =>
  trace ? Buffer.from(trace.split('-').slice(1, 3).join(''), 'hex') : randomBytes(9);

/**
 * The `traceparent` of a request that a page sends with its token, so that it belongs to the trace of the page's document for as long as
 * the page opens; undefined afterwards, and of a page that was not traced. The signature is not looked at: anybody may name a trace.
 */
export function traceOfPage(token: unknown, now = Date.now()): string | undefined {
  const [issued = '', tab = ''] = typeof token === 'string' ? token.split('.', 2) : [];
  const ids = Buffer.from(tab, 'base64url').toString('hex');
  if (ids.length !== TRACE_IDS || now - parseInt(issued, 36) * 1000 > OPENING_MS) return undefined;
  return `00-${ids.slice(0, TRACE_ID)}-${ids.slice(TRACE_ID)}-01`;
}

function versionsOf(given: string): Pick<ProvenPage, 'has' | 'previews' | 'isStaff'> {
  const versions = new Set(given.match(new RegExp(`.{${DIGEST}}`, 'g')));
  return {
    has: (remote, version) => versions.has(digestOf(remote, version)),
    previews: (remote, version) => versions.has(digestOf(remote, previewed(version))),
    isStaff: versions.has(STAFF),
  };
}

/** The value of the session cookie, under its name with or without https; null when absent. */
export const sessionIn = (cookies = ''): string | null =>
  /(?:^|;\s*)(?:__Host-athenaeum|athenaeum_session)=([^;\s]+)/.exec(cookies)?.[1] ?? null;

/** What a page asks for a minute after it was rendered is no part of opening it. */
const OPENING_MS = 60_000;
/** Hexadecimal digits of the id of a trace, and of that and the id of a span. */
const TRACE_ID = 32;
const TRACE_IDS = 48;

/** Lengths in characters: 192, 96 and 48 bits. The last one only distinguishes our own versions. */
const SIGNATURE = 32;
const NAME = 16;
const DIGEST = 8;

const digestOf = (name: string, version: string) =>
  createHash('sha256').update(`${name} ${version}`).digest('base64url').slice(0, DIGEST);

/** No version has a name with a space, so a previewed version is never confused with a published one. */
const previewed = (version: string) => `preview ${version}`;

/** In place of a version: no remote is named so. */
const STAFF = digestOf('staff', '');

const isSame = (a: string, b: string) =>
  Buffer.byteLength(a) === Buffer.byteLength(b) && timingSafeEqual(Buffer.from(a), Buffer.from(b));

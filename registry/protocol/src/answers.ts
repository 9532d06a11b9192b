import * as z from 'zod';
import { type Right, right } from './rights';

/** Path of the release service on the platform's origin. */
export const RELEASES_PATH = '/api/releases';

/** A refusal, with a message for the user. */
export const refused = z.object({ ok: z.literal(false), code: z.string(), message: z.string() });

export const begun = z.object({
  upload: z.string(),
  /** Names of files that still have to be uploaded. */
  missing: z.array(z.string()),
});

/** One line of a streamed response. */
export const progress = z.discriminatedUnion('type', [
  z.object({ type: z.literal('line'), text: z.string() }),
  /** A heartbeat: proxies close silent connections. */
  z.object({ type: z.literal('waiting') }),
  z.object({ type: z.literal('done'), text: z.string() }),
  z.object({ type: z.literal('refused'), text: z.string() }),
]);
export type Progress = z.infer<typeof progress>;

export const done = z.object({ text: z.string() });

/** A release of a version; times are epoch ms. */
const release = z.object({ version: z.string(), at: z.number(), by: z.string().nullable() });

/** A preview; times are epoch ms. */
const preview = z.object({
  version: z.string(),
  by: z.string().nullable(),
  made_at: z.number(),
  until: z.number(),
  /** How often its link was opened. */
  opened: z.number(),
});

export const areaStatus = z.object({
  area: z.string(),
  live: release.nullable(),
  /** The canary; `next` are the next percentages of its ramp. */
  canary: release.extend({ percent: z.number(), next: z.array(z.number()).default([]) }).nullable(),
  /** The latest first; services of an earlier release have none. */
  previews: z.array(preview).default([]),
  /** Targets of rollbacks, newest first. */
  earlier: z.array(z.string()),
  versions: z.array(
    z.object({
      version: z.string(),
      /** When it was released last (epoch ms), to which percentage, and by whom. */
      released_at: z.number().nullable(),
      percent: z.number(),
      by: z.string().nullable(),
      isLive: z.boolean(),
      /** Why it was killed; null when it was not. */
      killed: z.string().nullable(),
    }),
  ),
});
export type AreaStatus = z.infer<typeof areaStatus>;

export const callerStatus = z.object({
  name: z.string(),
  /** Epoch ms; null without an end. */
  expires_at: z.number().nullable(),
  grants: z.array(z.object({ area: z.string(), rights: z.array(right) })),
});

/** A release key, with its id only. Times are epoch ms. */
export interface ListedKey {
  id: string;
  name: string;
  areas: string[];
  rights: Right[];
  created_at: number;
  created_by: string;
  expires_at: number;
  revoked_at: number | null;
  revoked_by: string | null;
  last_used_at: number | null;
}

/** The newest first. */
export interface AreaKeyList {
  keys: ListedKey[];
}

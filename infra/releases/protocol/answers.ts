import * as z from 'zod';
import { type Right, right } from './rights';

/** Below the platform's own address. */
export const RELEASES_PATH = '/api/releases';

/** What is refused, whole: a sentence for a person. */
export const refused = z.object({ ok: z.literal(false), code: z.string(), message: z.string() });

export const begun = z.object({
  upload: z.string(),
  /** Names of files that are not there yet. */
  missing: z.array(z.string()),
});

/** One line of the answer of whatever takes a while. */
export const progress = z.discriminatedUnion('type', [
  z.object({ type: z.literal('line'), text: z.string() }),
  /** Nothing new: proxies on the way end what is silent. */
  z.object({ type: z.literal('waiting') }),
  z.object({ type: z.literal('done'), text: z.string() }),
  z.object({ type: z.literal('refused'), text: z.string() }),
]);
export type Progress = z.infer<typeof progress>;

export const done = z.object({ text: z.string() });

/** Moments are epoch ms. */
const given = z.object({ version: z.string(), at: z.number(), by: z.string().nullable() });

/** A version that nobody gets but those who open a link; moments are epoch ms. */
const preview = z.object({
  version: z.string(),
  by: z.string().nullable(),
  made_at: z.number(),
  until: z.number(),
  opened: z.number(),
});

export const areaStatus = z.object({
  area: z.string(),
  live: given.nullable(),
  /** `next`: how many get it after that by itself. */
  tried: given.extend({ percent: z.number(), next: z.array(z.number()).default([]) }).nullable(),
  /** The latest first; a service of an earlier release has none. */
  previews: z.array(preview).default([]),
  /** Those that a rollback may lead to, newest first. */
  earlier: z.array(z.string()),
  versions: z.array(
    z.object({
      version: z.string(),
      /** When it was given last, to how many of a hundred, and by whom. */
      from: z.number().nullable(),
      percent: z.number(),
      by: z.string().nullable(),
      isLive: z.boolean(),
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

/** A key that an area's team holds; never more of it than its id. Moments are epoch ms. */
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

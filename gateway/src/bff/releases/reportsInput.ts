import * as z from 'zod';

const report = z.union([
  z.strictObject({ remote: remoteName(), version: versionName(), ms: z.number().int().min(0).max(120_000) }),
  z.strictObject({
    remote: remoteName(),
    version: versionName(),
    code: z.enum(['entry', 'chunk', 'integrity', 'timeout', 'invalid', 'mount', 'crash']),
  }),
]);
export type Report = z.infer<typeof report>;

/** `POST /api/remotes/reports`: how areas went in one tab, oldest first, of the registry it was opened with. */
export const reportsInput = z.strictObject({
  /** As the page was given it; of a page that is older than tokens nothing is counted. */
  token: z
    .string()
    .regex(/^[\w.-]{1,1000}$/)
    .optional(),
  /** What pages that are older than tokens drew themselves. */
  tab: z
    .string()
    .regex(/^[a-f0-9]{24}$/)
    .optional(),
  snapshot: z.string().regex(/^[\w-]{1,64}$/),
  reports: z.array(report).min(1).max(20),
});
export type Reports = z.infer<typeof reportsInput>;

function remoteName() {
  return z
    .string()
    .regex(/^mfe(-[a-z0-9]+)+$/)
    .max(60);
}

function versionName() {
  return z.string().regex(/^[\w-]{1,64}$/);
}

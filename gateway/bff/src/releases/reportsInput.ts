import * as z from 'zod';

const ms = z.number().int().min(0).max(120_000);

/** Web vitals and errors since the page's last report; each only where the browser measures it. */
const vitals = z.strictObject({
  failed: z.boolean().optional().describe('Whether its code threw, outside of what is drawn.'),
  interaction: ms.optional().describe('The longest from a press or a key to the next frame, ms.'),
  blocked: ms.optional().describe('For how long the page could not answer, beyond 50 ms each time, ms.'),
  shift: z.number().min(0).max(100).optional().describe('How far what was there moved unasked.'),
  painted: ms.optional().describe('When most of the page was drawn, ms since it was asked for.'),
  arrived: ms.optional().describe('From a step to the area until its heading stood there, ms.'),
});

const report = z.union([
  z.strictObject({ remote: remoteName(), version: versionName(), ms }),
  z.strictObject({
    remote: remoteName(),
    version: versionName(),
    code: z.enum(['entry', 'chunk', 'integrity', 'timeout', 'invalid', 'mount', 'crash']),
  }),
  z.strictObject({ remote: remoteName(), version: versionName(), vitals }),
  // As pages opened before November 2026 call them.
  z
    .strictObject({ remote: remoteName(), version: versionName(), felt: vitals })
    .transform(({ felt, ...about }) => ({ ...about, vitals: felt })),
]);
export type Report = z.infer<typeof report>;
export type LoadReport = Exclude<Report, { vitals: unknown }>;
export type VitalsReport = Extract<Report, { vitals: unknown }>;

/** `POST /api/remotes/reports`: how areas loaded and performed in one tab, oldest first, for the snapshot it was opened with. */
export const reportsInput = z.strictObject({
  /** The page's token; reports of pages from before tokens are not counted. */
  token: z
    .string()
    .regex(/^[\w.-]{1,1000}$/)
    .optional(),
  /** The tab id of pages from before tokens. */
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

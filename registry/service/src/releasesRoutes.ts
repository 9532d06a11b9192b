import {
  registryOn,
  deployBuild,
  endPreviewsOf,
  holdCanary,
  killVersion,
  promoteCanary,
  rampCanary,
  reviveVersion,
  rollBackRemote,
} from '@athenaeum/registry/release';
import type { Product } from '@athenaeum/registry/release';
import { Router, type Request } from 'express';
import type { Connection } from 'mongoose';
import type { Logger } from 'pino';
import * as z from 'zod';
import { area as areaName } from '@athenaeum/release-protocol/rights';
import { assertMay, assertSees, type Caller } from './caller';
import { readAreaStatus, withFormerNames } from './areaStatus';
import { bytesOf, callerOf } from './identified';
import { jsonOf } from './jsonOf';
import { withLease } from './lease';
import { streamProgress } from './progressStream';
import { createAuditTrail } from './trail';
import type { Uploads } from './uploads/uploads';

export interface Means {
  product: Product;
  connection: Connection;
  uploads: Uploads;
  log: Pick<Logger, 'error' | 'warn' | 'info'>;
}

const uploadName = z.string().regex(/^[0-9a-f]{64}$/, 'names no upload');
const version = z.string().regex(/^[\w-]{4,64}$/, 'names no version');

const percentage = z.number().int().min(0).max(100);
const deployInput = z
  .strictObject({
    upload: uploadName,
    /** Percentage of a canary; null for everybody. */
    percent: percentage.nullable(),
    /** The next percentages of a ramp. */
    next: z.array(percentage).max(20).default([]),
    /** Publishes a preview. */
    preview: z.boolean().default(false),
    untested: z.boolean().default(false),
  })
  .refine(
    ({ preview, percent, next }) => !preview || (percent === null && next.length === 0),
    'A preview is given to nobody: no percent, no ramp.',
  )
  .refine(
    ({ percent, next }) => next.length === 0 || isRising(percent ?? 0, next),
    'A ramp is of rising whole numbers from 1 to 100.',
  );
const reason = z.string().trim().max(200, 'keep it to 200 characters').default('');
/** The expected version: the request is refused when another one is there by now. */
const promoteInput = z.strictObject({ version: version.optional(), reason });
const rampInput = z
  .strictObject({ version, percent: percentage, next: z.array(percentage).min(1).max(20), reason })
  .refine(({ percent, next }) => isRising(percent, next), 'A ramp is of rising whole numbers from 1 to 100.');
const holdInput = z.strictObject({ version, reason });
const rollbackInput = z
  .strictObject({
    /** The target. */
    version: version.optional(),
    /** The expected version, which is rolled back. */
    from: version.optional(),
    reason,
    preview: z.boolean().default(false),
  })
  .refine(({ version: to, preview }) => !preview || to === undefined, 'Choose a version or the previews.');
const killInput = z.strictObject({ version, reason, undo: z.boolean().default(false) });

function isRising(percent: number, next: readonly number[]): boolean {
  return percent > 0 && next.every((step, at) => step > (next[at - 1] ?? percent));
}

/** The routes of areas. Callers are authenticated before. */
export function releasesRoutes({ product, connection, uploads, log }: Means): Router {
  const router = Router();
  const trail = createAuditTrail(log);
  const registryOf = ({ name }: Caller) => registryOn(connection, name);
  const withdrawal = (caller: Caller) => ({
    registry: registryOf(caller),
    dataDir: product.dataDir,
    loadSigner: () => product.signer,
  });

  router.get('/', (_req, res) => {
    const { name, grants, expires_at } = callerOf(res);
    res.json({
      name,
      expires_at,
      grants: [...grants].map(([area, rights]) => ({ area, rights: [...rights] })),
    });
  });

  router.get('/areas/:area', async (req, res) => {
    const area = areaOf(req);
    assertSees(callerOf(res), area);
    res.json(withFormerNames(await readAreaStatus(connection, area)));
  });

  router.post('/areas/:area/uploads', async (req, res) => {
    const area = areaOf(req);
    const caller = callerOf(res);
    assertMayUpload(caller, area);
    const { upload, record, missing } = await uploads.begin(area, bytesOf(req).toString('utf8'));
    if (record.site !== undefined) assertMay(caller, 'site', area);
    res.json({ upload, missing });
  });

  router.put('/areas/:area/uploads/:upload', async (req, res) => {
    const area = areaOf(req);
    assertMayUpload(callerOf(res), area);
    const { file } = z.object({ file: z.string().min(1).max(200) }).parse(req.query);
    await uploads.take(area, uploadName.parse(req.params.upload), file, bytesOf(req));
    res.status(204).end();
  });

  router.post('/areas/:area/deploy', async (req, res) => {
    const area = areaOf(req);
    const caller = callerOf(res);
    const { upload, percent, next, preview, untested } = deployInput.parse(jsonOf(req));
    if (preview) assertMay(caller, 'preview', area);
    else assertMayGive(caller, area, { percent, next });
    if (untested) assertMay(caller, 'untested', area);
    const { record } = await uploads.read(area, upload);
    if (record.site !== undefined) assertMay(caller, 'site', area);
    await withLease(area, caller, () =>
      streamProgress(
        res,
        async ({ onProgress, signal }) => {
          const released = await trail.auditingFailures(caller, { area, version: record.version }, async () =>
            deployBuild(
              { registry: registryOf(caller), product, onProgress, signal },
              {
                name: area,
                folder: await uploads.complete(area, upload),
                percent,
                next,
                isPreview: preview,
                skipSmokeTestReason: untested ? 'as asked' : undefined,
              },
            ),
          );
          await trail.released(
            caller,
            {
              operation: preview ? 'previewRemote' : percent === null ? 'deployRemote' : 'tryRemote',
              area,
              before: { version: released.before },
              after: {
                version: released.version,
                ...(!preview && { percent: percent ?? 100 }),
                ...(next.length > 0 && { then: next }),
                record: upload,
              },
              reason: released.line,
            },
            onProgress,
          );
          await trail.afterwards(
            () => uploads.remove(area, upload),
            'What was sent could not be removed here: that is tried again when others send theirs.',
            onProgress,
          );
          return released.link ? `${released.line}\n${released.link}` : released.line;
        },
        { log },
      ),
    );
  });

  router.post('/areas/:area/promote', async (req, res) => {
    const area = areaOf(req);
    const caller = callerOf(res);
    assertMay(caller, 'promote', area);
    const { version: only, reason } = promoteInput.parse(jsonOf(req));
    await withLease(area, caller, () =>
      streamProgress(
        res,
        async ({ onProgress, signal }) => {
          const released = await trail.auditingFailures(caller, { area, version: only ?? null }, () =>
            promoteCanary({ registry: registryOf(caller), product, onProgress, signal }, area, only),
          );
          await trail.released(
            caller,
            {
              operation: 'promoteRemote',
              area,
              before: { version: released.before },
              after: { version: released.version },
              reason: reason || released.line,
            },
            onProgress,
          );
          return released.line;
        },
        { log },
      ),
    );
  });

  router.post('/areas/:area/ramp', async (req, res) => {
    const area = areaOf(req);
    const caller = callerOf(res);
    const { version: canary, percent, next, reason } = rampInput.parse(jsonOf(req));
    assertMayGive(caller, area, { percent, next });
    await withLease(area, caller, () =>
      streamProgress(
        res,
        async ({ onProgress, signal }) => {
          const released = await trail.auditingFailures(caller, { area, version: canary }, () =>
            rampCanary({ registry: registryOf(caller), product, onProgress, signal }, area, {
              version: canary,
              percent,
              next,
            }),
          );
          await trail.released(
            caller,
            {
              operation: 'rampRemote',
              area,
              after: { version: canary, percent, then: next },
              reason: reason || released.line,
            },
            onProgress,
          );
          return released.line;
        },
        { log },
      ),
    );
  });

  // These do not wait for a running deploy, as they are for emergencies.
  router.post('/areas/:area/hold', async (req, res) => {
    const area = areaOf(req);
    const caller = callerOf(res);
    assertMay(caller, 'canary', area);
    const { version: canary, reason } = holdInput.parse(jsonOf(req));
    const released = await holdCanary(registryOf(caller), area, canary);
    const told = [released.line];
    await trail.released(
      caller,
      { operation: 'holdRemote', area, after: { version: canary }, reason: reason || released.line },
      (line) => told.push(line),
    );
    res.json({ text: told.join('\n') });
  });

  router.post('/areas/:area/rollback', async (req, res) => {
    const area = areaOf(req);
    const caller = callerOf(res);
    const { version: to, from, reason, preview } = rollbackInput.parse(jsonOf(req));
    // The right to make previews includes ending them.
    if (!preview || !caller.grants.get(area)?.has('preview')) assertMay(caller, 'rollback', area);
    const released = preview
      ? await endPreviewsOf(withdrawal(caller), area)
      : await rollBackRemote(withdrawal(caller), area, { to, from, why: reason });
    const told = [released.line];
    await trail.released(
      caller,
      {
        operation: preview ? 'endPreviews' : 'rollBackRemote',
        area,
        before: { version: released.before },
        after: { version: released.version },
        reason: reason || released.line,
      },
      (line) => told.push(line),
    );
    res.json({ text: told.join('\n') });
  });

  router.post('/areas/:area/kill', async (req, res) => {
    const area = areaOf(req);
    const caller = callerOf(res);
    assertMay(caller, 'kill', area);
    const { version: killed, reason, undo } = killInput.parse(jsonOf(req));
    const released = undo
      ? await reviveVersion(withdrawal(caller), area, killed)
      : await killVersion(withdrawal(caller), area, { version: killed, reason });
    const told = [released.line];
    await trail.released(
      caller,
      {
        operation: undo ? 'reviveRemote' : 'killRemote',
        area,
        before: { killed: undo ? killed : null },
        after: { killed: undo ? null : killed, ...(!undo && { version: released.version }) },
        reason: reason || released.line,
      },
      (line) => told.push(line),
    );
    res.json({ text: told.join('\n') });
  });

  return router;
}

/** Releasing to 100 % needs the right for everybody. */
function assertMayGive(
  caller: Caller,
  area: string,
  { percent, next }: { percent: number | null; next: readonly number[] },
): void {
  if (percent === null) assertMay(caller, 'deploy', area);
  else if (percent < 100) assertMay(caller, 'canary', area);
  else if (!caller.grants.get(area)?.has('promote')) assertMay(caller, 'deploy', area);
  // A ramp ends at everybody, without another request.
  if (next.includes(100)) assertMay(caller, 'promote', area);
}

function assertMayUpload(caller: Caller, area: string): void {
  const rights = caller.grants.get(area);
  if (rights?.has('canary') || rights?.has('preview')) return;
  assertMay(caller, 'deploy', area);
}

const areaOf = ({ params }: Request) => areaName.parse(params.area);

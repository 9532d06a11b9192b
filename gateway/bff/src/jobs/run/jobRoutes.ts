import express, { Router } from 'express';
import { jsonHandler } from '../../routes/jsonHandler';
import { assertAdmitted } from '../../routes/assertAdmitted';
import type { CallerOf } from '../../routes/caller';
import { candidateRun } from './candidateRun';
import { createCompanyRun } from './createCompanyRun';
import { rsvpFlowRun } from './rsvpFlowRun';
import type { RunParts, Runnable } from './runnable';
import { updateContactRun } from './updateContactRun';

const runnables: readonly Runnable[] = [createCompanyRun, candidateRun, updateContactRun, rsvpFlowRun];

export const jobDocs = runnables.map(({ docs }) => docs);
const MOUNT = '/jobs';

/**
 * `/jobs`: the workflow jobs of the specification by their addresses. Nothing is passed through: each is a change of ours
 * that tells the other system by the outbox, so the caller gets our own result.
 */
export function jobRoutes({ callerOf, ...parts }: RunParts & { callerOf: CallerOf }): Router {
  const router = Router();
  for (const { docs, limit, run } of runnables)
    router.post(
      docs.path.slice(MOUNT.length),
      express.json({ limit }),
      jsonHandler(
        async (req) => {
          const caller = await callerOf(req);
          assertAdmitted(docs.access, caller.viewer);
          return run(caller, req.body, parts);
        },
        { status: 202 in docs.answers ? 202 : 200 },
      ),
    );
  return router;
}

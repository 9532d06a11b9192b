import express, { Router } from 'express';
import * as z from 'zod';
import { describeRoute } from '@athenaeum/graph/edge';
import { jsonHandler } from '../routes/jsonHandler';
import { assertAdmitted } from '../routes/assertAdmitted';
import type { AskGraph } from '../routes/askGraph';
import { ownId, type CallerOf } from '../routes/caller';

const id = z.string().trim().min(1).max(64);

export const saveProgressInput = z.strictObject({
  salonId: id,
  userId: id,
  /** A fraction. */
  progress: z.number().min(0).max(1),
});

export const saveProgressDocs = describeRoute({
  method: 'post',
  path: '/webhooks/salesforce/progress',
  access: { to: 'members', specifiedIn: 'learning 1' },
  summary: 'How far the member has watched. Saved as `createProgress` saves it, which also tells the CRM.',
  caller: 'Session: own progress',
  body: saveProgressInput,
  answers: {
    200: 'Saved, or known already.',
    401: 'Nobody is signed in.',
    403: 'There is no recording for the member to watch.',
    404: 'Somebody else’s, or no such event.',
  },
});

const SAVE = `mutation GatewayProgress($input: CreateProgressInput!) {
  createProgress(input: $input) { ok code message fields data { id } }
}`;

/** Saving what is saved already changes nothing and tells nobody, so pages may call this beside the mutation. */
export function saveProgressRoute({
  callerOf,
  askGraph,
}: {
  callerOf: CallerOf;
  askGraph: AskGraph;
}): Router {
  const router = Router();
  router.post(
    '/',
    express.json({ limit: '10kb' }),
    jsonHandler(async (req) => {
      const caller = await callerOf(req);
      assertAdmitted(saveProgressDocs.access, caller.viewer);
      const { salonId, userId, progress } = saveProgressInput.parse(req.body);
      const user_id = ownId(caller, userId);
      await askGraph(caller, SAVE, { input: { salon_id: salonId, user_id, progress } });
    }),
  );
  return router;
}

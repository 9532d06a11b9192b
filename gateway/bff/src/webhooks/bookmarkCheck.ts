import { notFound, Refusal } from '@athenaeum/kit';
import express, { Router } from 'express';
import * as z from 'zod';
import { describeRoute } from '@athenaeum/graph/edge';
import { jsonHandler } from '../routes/jsonHandler';
import { assertAdmitted } from '../routes/assertAdmitted';
import type { AskGraph } from '../routes/askGraph';
import { ownId, type Caller, type CallerOf } from '../routes/caller';

const id = z.string().trim().min(1).max(64);

export const bookmarkCheckInput = z.strictObject({
  /** The bookmark, where there is one already. */
  id: id.nullish(),
  userId: id,
  /** Or a collection's. */
  salonOrCoachId: id,
});

export const bookmarkCheckDocs = describeRoute({
  method: 'post',
  path: '/webhooks/salesforce/bookmark',
  access: { to: 'members', specifiedIn: 'learning 1' },
  summary: 'Whether the member may set or remove this bookmark. Asked before either; changes nothing.',
  caller: 'Session: own bookmarks',
  body: bookmarkCheckInput,
  answers: {
    200: 'Allowed.',
    401: 'Nobody is signed in.',
    403: 'Bookmarks are for members.',
    404: 'Not the member’s, or not bookmarkable.',
  },
});

const SALON =
  'query GatewayBookmarkSalon($id: ID!) { salon(input: { id: $id }) { ok code message data { id } } }';
const COACH =
  'query GatewayBookmarkCoach($id: ID!) { coach(input: { id: $id }) { ok code message data { id } } }';
const COLLECTION =
  'query GatewayBookmarkCollection($id: ID!) { collection(input: { id: $id }) { ok code message data { id } } }';
const MINE = 'query GatewayBookmarks { me { ok code message data { bookmarks { id entry_id } } } }';

interface Bookmarks {
  bookmarks: { id: string; entry_id: string }[] | null;
}

/** The permission check of the specification. The change itself is a mutation, and tells the CRM. */
export function bookmarkCheckRoute({
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
    jsonHandler(async (req) => check(await callerOf(req), req.body)),
  );
  return router;

  async function check(caller: Caller, body: unknown): Promise<void> {
    ownId(caller);
    const { id, userId, salonOrCoachId } = bookmarkCheckInput.parse(body);
    ownId(caller, userId);
    assertAdmitted(bookmarkCheckDocs.access, caller.viewer);
    const mayChange = id
      ? await isOwn(caller, id, salonOrCoachId)
      : (await finds(caller, SALON, salonOrCoachId)) ||
        (await finds(caller, COACH, salonOrCoachId)) ||
        (await finds(caller, COLLECTION, salonOrCoachId));
    if (!mayChange) throw notFound('bookmark');
  }

  async function isOwn(caller: Caller, id: string, entryId: string): Promise<boolean> {
    const { bookmarks } = await askGraph<Bookmarks>(caller, MINE);
    return (bookmarks ?? []).some((bookmark) => bookmark.id === id && bookmark.entry_id === entryId);
  }

  async function finds(caller: Caller, query: string, id: string): Promise<boolean> {
    return askGraph(caller, query, { id }).then(
      () => true,
      (error: unknown) => {
        if (error instanceof Refusal && error.code === 'NOT_FOUND') return false;
        throw error;
      },
    );
  }
}

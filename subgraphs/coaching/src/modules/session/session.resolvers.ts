import { TAKE_LIMIT, toListResult } from '@athenaeum/kit';
import type { CoachingContext } from '../../loaders';
import type { SessionRow } from './session.model';
import { canSeeSessionsOf } from './session.policy';
import { listSessions, sessionsInput } from './session.service';

export const Query = {
  sessions: (_root: unknown, { input }: { input?: unknown }, { viewer }: CoachingContext) =>
    toListResult(async () => listSessions(viewer, sessionsInput.parse(input ?? {}))),
};

export const Session = {
  id: ({ _id }: SessionRow) => _id,
  coach: ({ coach_id }: SessionRow, _args: unknown, { loaders }: CoachingContext) =>
    loaders.coach.load(coach_id),
};

export const User = {
  sessions: async ({ id }: { id: string }, _args: unknown, { viewer, loaders }: CoachingContext) =>
    canSeeSessionsOf(viewer, id) ? (await loaders.sessionsOf.load(id)).slice(0, TAKE_LIMIT) : null,
};

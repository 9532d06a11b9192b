import { byId, listsBy, type SubgraphContext, type Viewer } from '@athenaeum/kit';
import { createDataAccesses } from '@athenaeum/kit/dataAccess';
import { Coach, type CoachRow } from './modules/coach/coach.model';
import { balancesOf, ledgersOf } from './modules/credits/credits.service';
import { nextFreeOf } from './modules/availability/nextFree';
import { Session, type SessionRow } from './modules/session/session.model';
import { sessionsHeldBy } from './modules/session/sessionsHeld';
import DataLoader from 'dataloader';

export type CoachingContext = SubgraphContext<CoachingLoaders>;
export type CoachingLoaders = ReturnType<typeof createLoaders>;

/** Made for each request; each kind is read once per level of the query. */
export const createLoaders = (viewer: Viewer) => ({
  /** What the viewer reads of other members' records. */
  dataAccesses: createDataAccesses(viewer.id ?? ''),
  coach: byId<CoachRow>(Coach),
  /** By coach, since it is computed from the coach's own hours. */
  nextFree: new DataLoader<CoachRow, number | null, string>((coaches) => nextFreeOf(coaches), {
    cacheKeyFn: ({ _id }) => _id,
  }),
  sessionsHeld: new DataLoader(sessionsHeldBy),
  balanceOf: listsBy(balancesOf, ({ user_id }) => user_id),
  ledgerOf: listsBy(ledgersOf, ({ user_id }) => user_id),
  sessionsOf: listsBy(
    (ids) =>
      Session.find({ user_id: { $in: ids } })
        .sort({ session_date: -1, _id: 1 })
        .lean<SessionRow[]>(),
    ({ user_id }) => user_id,
  ),
});

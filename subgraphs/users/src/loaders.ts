import { byId, listsBy, type SubgraphContext, type Viewer } from '@athenaeum/kit';
import { createDataAccesses } from '@athenaeum/kit/dataAccess';
import type { Model } from 'mongoose';
import { Account, type AccountRow } from './modules/account/account.model';
import { membersOf } from './modules/account/account.service';
import { shownConnections } from './modules/attendance/shownConnections';
import { agreementInForce } from './modules/agreement/agreement.service';
import { connectionsOf, connectionsWith, NO_TIES, tiesOf } from './modules/connection/connection.service';
import { User, type UserRow } from './modules/user/user.model';

/** Made for each request, so that several fields share one read. */
export function createLoaders(viewer: Viewer) {
  const ties = once(async () => (viewer.id === null ? NO_TIES : tiesOf(viewer.id)));
  return {
    // The model's own type includes methods, which lean rows do not have.
    user: byId<UserRow>(User as unknown as Model<UserRow>),
    account: byId<AccountRow>(Account),
    connections: listsBy(connectionsOf, ({ memberId }) => memberId),
    /** The connection between the viewer and a member. */
    connectionWith: listsBy(
      (memberIds) => connectionsWith(viewer.id ?? '', memberIds),
      ({ memberId }) => memberId,
    ),
    /** The members the viewer is connected with, and those who have blocked the viewer. */
    ties,
    /** The connections who let the viewer see where they attend. */
    shownConnections: once(() => shownConnections(viewer, ties)),
    /** How many members name a company, by its title. */
    sayCompany: listsBy(membersOf, ({ title }) => title),
    agreementInForce: once(agreementInForce),
    /** Which private details of other members the viewer reads. */
    dataAccesses: createDataAccesses(viewer.id ?? ''),
  };
}

export type Loaders = ReturnType<typeof createLoaders>;
export type UsersContext = SubgraphContext<Loaders>;

function once<T>(read: () => Promise<T>): () => Promise<T> {
  let answer: Promise<T> | undefined;
  return () => (answer ??= read());
}

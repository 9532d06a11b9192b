import { byId, listsBy, type SubgraphContext, type Viewer } from '@athenaeum/kit';
import type { Model } from 'mongoose';
import { membersOf } from './modules/account/account.service';
import { agreementInForce } from './modules/agreement/agreement.service';
import { connectionsOf, connectionsWith, NO_TIES, tiesOf } from './modules/connection/connection.service';
import { User, type UserRow } from './modules/user/user.model';

/** Made anew for each request; what several fields ask for is read once. */
export function createLoaders(viewer: Viewer) {
  return {
    // The model's own type has its methods too; rows are read lean, without them.
    user: byId<UserRow>(User as unknown as Model<UserRow>),
    connections: listsBy(connectionsOf, ({ memberId }) => memberId),
    /** What stands between the viewer and a member. */
    connectionWith: listsBy(
      (memberIds) => connectionsWith(viewer.id ?? '', memberIds),
      ({ memberId }) => memberId,
    ),
    /** Whom the viewer is connected with, and by whom blocked. */
    ties: once(async () => (viewer.id === null ? NO_TIES : tiesOf(viewer.id))),
    /** Who says a company, by its title. */
    sayCompany: listsBy(membersOf, ({ title }) => title),
    agreementInForce: once(agreementInForce),
  };
}

export type Loaders = ReturnType<typeof createLoaders>;
export type UsersContext = SubgraphContext<Loaders>;

function once<T>(read: () => Promise<T>): () => Promise<T> {
  let answer: Promise<T> | undefined;
  return () => (answer ??= read());
}

import type { Resolvers } from './__generated__/resolvers';
import * as account from './modules/account/account.resolvers';
import * as agreement from './modules/agreement/agreement.resolvers';
import * as directory from './modules/directory/directory.resolvers';
import * as user from './modules/user/user.resolvers';
import * as viewer from './modules/viewer/viewer.resolvers';

export const resolvers: Resolvers = {
  Query: { ...account.Query, ...agreement.Query, ...directory.Query, ...user.Query, ...viewer.Query },
  Mutation: { ...account.Mutation, ...user.Mutation },
  User: user.UserType,
  UserListResult: directory.UserListResult,
};

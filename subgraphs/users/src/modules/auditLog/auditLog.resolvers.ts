import { toListResult } from '@athenaeum/kit';
import type {
  AuditRowListResultResolvers,
  AuditRowResolvers,
  QueryResolvers,
} from '../../__generated__/resolvers';
import { profileById } from '../user/user.service';
import { aboutRow, targetKind } from './aboutRow';
import { actorName } from './actorName';
import { auditRowsInput, listAuditRows, recordedActors, recordedOperations } from './auditLog.service';
import { changesIn } from './changesIn';
import { thingsIn } from './thingsIn';

export const Query: QueryResolvers = {
  auditRows: (_root, { input }, { viewer }) =>
    toListResult(async () => listAuditRows(viewer, auditRowsInput.parse(input ?? {}))),
};

export const AuditRowType: AuditRowResolvers = {
  id: ({ _id }) => _id,
  actor: ({ actor_id }, _args, { viewer, loaders }) => profileById(viewer, actor_id, loaders),
  actor_name: (row) => actorName(row),
  target: ({ target_id }, _args, { viewer, loaders }) => profileById(viewer, target_id, loaders),
  about: (row, _args, { loaders }) => aboutRow(row, loaders),
  target_of: (row) => targetKind(row),
  changes: (row) => changesIn(row),
};

export const AuditRowListResult: AuditRowListResultResolvers = {
  things: ({ data }) => (data ? thingsIn(data) : null),
  operations: ({ ok }) => (ok ? recordedOperations() : null),
  actors: async ({ ok }, _args, { viewer, loaders }) => {
    if (!ok) return null;
    const found = await Promise.all((await recordedActors()).map((id) => profileById(viewer, id, loaders)));
    return found.filter((actor) => actor !== null);
  },
};

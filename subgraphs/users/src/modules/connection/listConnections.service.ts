import { isSignedIn, listPage, signInFirst, TAKE_LIMIT, type Viewer } from '@athenaeum/kit';
import { CONNECTION_LISTS, type ConnectionList } from '@athenaeum/users-contract';
import * as z from 'zod';
import { Connection, type ConnectionRow } from './connection.model';
import { asKnownTo, listCondition, type KnownConnection } from './connection.policy';

const MAX_SKIP = 100_000;

export const connectionsInput = z
  .strictObject({
    list: z.enum(CONNECTION_LISTS, 'Choose one of the options').nullish(),
    take: z.number().int().min(0).max(TAKE_LIMIT).nullish(),
    skip: z.number().int().min(0).max(MAX_SKIP).nullish(),
  })
  .nullish();

export interface ConnectionPage {
  ok: boolean;
  data?: KnownConnection[];
  count?: number;
  /** The member whose lists are counted. */
  viewer_id?: string;
}

/** One of the viewer's lists, or all that the viewer may know of. */
export async function listConnections(viewer: Viewer, input: z.infer<typeof connectionsInput>) {
  if (!isSignedIn(viewer)) throw signInFirst();
  const { id } = viewer;
  const where = input?.list
    ? listCondition[input.list](id)
    : { $or: CONNECTION_LISTS.map((list) => listCondition[list](id)) };
  const { data, count } = await listPage<ConnectionRow>(
    Connection,
    where,
    { updated_at: -1, _id: 1 },
    input ?? {},
  );
  return { data: data.flatMap((row) => asKnownTo(id, row) ?? []), count, viewer_id: id };
}

/** The number of connections in each of a member's lists. */
export async function countConnections(id: string): Promise<Record<ConnectionList, number>> {
  const counts = await Promise.all(
    CONNECTION_LISTS.map(
      async (list) => [list, await Connection.countDocuments(listCondition[list](id))] as const,
    ),
  );
  return Object.fromEntries(counts) as Record<ConnectionList, number>;
}

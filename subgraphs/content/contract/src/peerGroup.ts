import * as z from 'zod/mini';
import { id } from './id';

export const joinPeerGroupInput = z.strictObject({ collection_id: id });
export type JoinPeerGroupInput = z.infer<typeof joinPeerGroupInput>;

/** The id of a request. */
export const decideGroupRequestInput = z.strictObject({ id, accept: z.boolean() });
export type DecideGroupRequestInput = z.infer<typeof decideGroupRequestInput>;

import {
  applyInviteCodeInput,
  createRSVPInput,
  publicRSVPInput,
  updateRSVPInput,
} from '@athenaeum/content-contract';
import { toResult } from '@athenaeum/kit';
import { canReadRecordsOf } from '../../audience';
import type { ContentContext } from '../../loaders';
import { publicRSVP } from './publicRsvp.service';
import type { RSVPRow } from './rsvp.model';
import { applyInviteCode, createRSVP, updateRSVP } from './rsvp.service';

interface Input {
  input: unknown;
}

export const Mutation = {
  createRSVP: (_root: unknown, { input }: Input, { viewer }: ContentContext) =>
    toResult(async () => createRSVP(viewer, createRSVPInput.parse(input))),
  updateRSVP: (_root: unknown, args: unknown, { viewer }: ContentContext) =>
    toResult(async () => updateRSVP(viewer, updateRSVPInput.parse(args))),
  applyInviteCode: (_root: unknown, { input }: Input, { viewer }: ContentContext) =>
    toResult(async () => applyInviteCode(viewer, applyInviteCodeInput.parse(input))),
  publicRSVP: (_root: unknown, { input }: Input, { viewer }: ContentContext) =>
    toResult(async () => publicRSVP(viewer, publicRSVPInput.parse(input))),
};

type RSVPParent = RSVPRow;
const resolvers = {
  id: ({ _id }: RSVPParent) => _id,
  waitlist_position: (rsvp: RSVPParent, _args: unknown, { loaders }: ContentContext) =>
    rsvp.status === 'PENDING' ? loaders.waitlistPosition.load(rsvp) : null,
  salon: ({ salon_id }: RSVPParent, _args: unknown, { loaders }: ContentContext) =>
    loaders.visibleSalon(salon_id),
};
export { resolvers as RSVP };

export const User = {
  rsvp: ({ id }: { id: string }, _args: unknown, { viewer, loaders }: ContentContext) =>
    canReadRecordsOf(viewer, id) ? loaders.rsvpsOf.load(id) : null,
};

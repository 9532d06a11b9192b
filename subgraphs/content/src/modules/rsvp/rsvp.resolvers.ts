import {
  applyInviteCodeInput,
  createRSVPInput,
  publicRSVPInput,
  updateRSVPInput,
  withdrawRSVPInput,
} from '@athenaeum/content-contract';
import { pageOf, toResult } from '@athenaeum/kit';
import type {
  MutationResolvers,
  QueryResolvers,
  RSVPNoticeResolvers,
  RSVPResolvers,
  UserResolvers,
} from '../../__generated__/resolvers';
import { canReadRecordsOf } from '../../audience';
import { isLapsed } from './lapsedHolds';
import { publicRSVP } from './publicRsvp.service';
import { confirmGuestRSVP, findRSVPNotice, memberStatus, withdrawGuestRSVP } from './rsvpNotice.service';
import { applyInviteCode, createRSVP, updateRSVP, withdrawRSVP } from './rsvp.service';
import { settleWaitlists } from './settleWaitlists';
import { isInLine } from './waitlist';

export const Query: QueryResolvers = {
  rsvpNotice: (_root, { id }) => toResult(() => findRSVPNotice(id)),
};

export const Mutation: MutationResolvers = {
  createRSVP: (_root, { input }, { viewer }) =>
    toResult(async () => createRSVP(viewer, createRSVPInput.parse(input))),
  withdrawRSVP: (_root, args, { viewer }) =>
    toResult(async () => withdrawRSVP(viewer, withdrawRSVPInput.parse(args))),
  updateRSVP: (_root, args, { viewer }) =>
    toResult(async () => updateRSVP(viewer, updateRSVPInput.parse(args))),
  applyInviteCode: (_root, { input }, { viewer }) =>
    toResult(async () => applyInviteCode(viewer, applyInviteCodeInput.parse(input))),
  publicRSVP: (_root, { input }, { viewer, language }) =>
    toResult(async () => publicRSVP(viewer, publicRSVPInput.parse(input), language)),
  settleWaitlists: () => toResult(() => settleWaitlists()),
  confirmGuestRSVP: (_root, { id }) => toResult(() => confirmGuestRSVP(id)),
  withdrawGuestRSVP: (_root, { id }) => toResult(() => withdrawGuestRSVP(id)),
};

export const RSVP: RSVPResolvers = {
  id: ({ _id }) => _id,
  status: (rsvp) => (isLapsed(rsvp, Date.now()) ? 'INVITED' : rsvp.status),
  waitlist_position: (rsvp, _args, { loaders }) =>
    isInLine(rsvp) ? loaders.waitlistPosition.load(rsvp) : null,
  held_until: ({ held_until }) => (held_until && held_until > Date.now() ? held_until : null),
  order: ({ _id, held_until }, _args, { loaders }) => (held_until ? loaders.openSeatOrder.load(_id) : null),
  salon: ({ salon_id }, _args, { loaders }) => loaders.visibleSalon(salon_id),
};
export const RSVPNotice: RSVPNoticeResolvers = {
  member_status: ({ salon }, { user_id }) => memberStatus(salon.id, user_id),
};
export const User: UserResolvers = {
  rsvp: async ({ id }, page, { viewer, loaders }) =>
    canReadRecordsOf(viewer, id) ? pageOf(await loaders.rsvpsOf.load(id), page) : null,
};

import {
  checkInInput,
  decideSeatInput,
  inviteMembersInput,
  noteAttendeesInput,
  walkInInput,
} from '@athenaeum/content-contract';
import { hasRole, toListResult, toResult } from '@athenaeum/kit';
import type { AttendeeResolvers, MutationResolvers, QueryResolvers } from '../../__generated__/resolvers';
import { isLapsed } from '../rsvp/lapsedHolds';
import { isInLine } from '../rsvp/waitlist';
import { attendeesInput, listAttendees } from './attendees.service';
import { addWalkIn, checkIn } from './checkIn';
import { cancelSeat, giveSeat } from './decideSeat';
import { inviteMembers } from './inviteMembers';
import { noteAttendees } from './noteAttendees';

export const Query: QueryResolvers = {
  attendees: (_root, { input }, { viewer }) =>
    toListResult(async () => listAttendees(viewer, attendeesInput.parse(input))),
};

export const Mutation: MutationResolvers = {
  checkIn: (_root, { input }, { viewer }) => toResult(async () => checkIn(viewer, checkInInput.parse(input))),
  giveSeat: (_root, { input }, { viewer }) =>
    toResult(async () => giveSeat(viewer, decideSeatInput.parse(input))),
  cancelSeat: (_root, { input }, { viewer }) =>
    toResult(async () => cancelSeat(viewer, decideSeatInput.parse(input))),
  addWalkIn: (_root, { input }, { viewer }) =>
    toResult(async () => addWalkIn(viewer, walkInInput.parse(input))),
  noteAttendees: (_root, { input }, { viewer }) =>
    toResult(async () => noteAttendees(viewer, noteAttendeesInput.parse(input))),
  inviteMembers: (_root, { input }, { viewer }) =>
    toResult(async () => inviteMembers(viewer, inviteMembersInput.parse(input))),
};

export const Attendee: AttendeeResolvers = {
  id: ({ _id }) => _id,
  user: ({ user_id }) => (user_id ? { id: user_id } : null),
  is_member: ({ user_id }) => Boolean(user_id),
  name: ({ name, guest }) => name ?? nameOf(guest),
  title: ({ guest }) => guest?.title ?? null,
  company: ({ guest }) => guest?.company ?? null,
  // Contact data is for the person and for admins (decisions, Who may do what).
  email: ({ guest }, _args, { viewer }) => (hasRole(viewer, 'admin') ? (guest?.email ?? null) : null),
  phone: ({ guest }, _args, { viewer }) => (hasRole(viewer, 'admin') ? (guest?.phone ?? null) : null),
  status: (rsvp) => (isLapsed(rsvp, Date.now()) ? 'INVITED' : rsvp.status),
  held_until: (rsvp) => (isLapsed(rsvp, Date.now()) ? null : (rsvp.held_until ?? null)),
  waitlist_position: (rsvp, _args, { loaders }) =>
    isInLine(rsvp) ? loaders.waitlistPosition.load(rsvp) : null,
};

const nameOf = (guest: { first_name?: string | null; last_name?: string | null } | null | undefined) =>
  [guest?.first_name, guest?.last_name].filter(Boolean).join(' ') || null;

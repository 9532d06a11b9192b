import { saveAvailabilityInput, slotsInput } from '@athenaeum/coaching-contract';
import { toListResult, toResult, type SubgraphContext } from '@athenaeum/kit';
import * as z from 'zod';
import type { CoachRow } from '../coach/coach.model';
import { usualMeeting } from '../session/meeting';
import { availabilityOf, findKeptAvailability, findSlots, saveAvailability } from './availability.service';

const availabilityInput = z.strictObject({ coach_id: z.string().max(64).nullish() });

export const Query = {
  slots: (_root: unknown, { input }: { input: unknown }, { viewer }: SubgraphContext) =>
    toListResult(async () => findSlots(viewer, slotsInput.parse(input))),
  availability: (_root: unknown, { input }: { input?: unknown }, { viewer }: SubgraphContext) =>
    toResult(async () => findKeptAvailability(viewer, availabilityInput.parse(input ?? {}).coach_id)),
};

export const Mutation = {
  saveAvailability: (_root: unknown, { input }: { input: unknown }, { viewer }: SubgraphContext) =>
    toResult(async () => saveAvailability(viewer, saveAvailabilityInput.parse(input))),
};

export const Availability = {
  coach_id: ({ _id }: CoachRow) => _id,
  version: ({ availability_version }: CoachRow) => availability_version ?? 0,
  hours: ({ availability }: CoachRow) => availability ?? [],
  exceptions: ({ exceptions }: CoachRow) => exceptions ?? [],
  durations: (coach: CoachRow) => availabilityOf(coach).durations,
  notice_hours: (coach: CoachRow) => availabilityOf(coach).notice_hours,
  meeting: (coach: CoachRow) => usualMeeting(coach),
  horizon_days: (coach: CoachRow) => availabilityOf(coach).horizon_days,
};

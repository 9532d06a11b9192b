/** Where the coach pages truncate lists and texts, in entries and characters (specification 9). */
export const COACH_LIMITS = {
  shortBio: 600,
  reviewText: 120,
  tagsShown: 6,
  tagsShownOnCard: 5,
  reviewsShown: 2,
  resourceTitle: 40,
  resourceDescription: 60,
} as const;

/** Minimum and maximum length of a search for coaches, in characters. */
export const COACH_SEARCH = { min: 2, max: 100 } as const;

/** Days of the week as ISO 8601 numbers them. */
export const WEEKDAYS = [
  { value: 1, label: 'Monday' },
  { value: 2, label: 'Tuesday' },
  { value: 3, label: 'Wednesday' },
  { value: 4, label: 'Thursday' },
  { value: 5, label: 'Friday' },
  { value: 6, label: 'Saturday' },
  { value: 7, label: 'Sunday' },
] as const;
export type Weekday = (typeof WEEKDAYS)[number]['value'];

export const COACH_RESOURCE_TYPES = ['LINK', 'ASSET'] as const;
export type CoachResourceType = (typeof COACH_RESOURCE_TYPES)[number];

/**
 * The label and link of the button on a coach's profile; where `to` is null, the button opens the booking of that coach.
 * Credits are the minutes that can be booked, without those held for upcoming sessions. `shortest` is the shortest session
 * that can be booked with them, in minutes.
 */
export const sessionButton = (credits: number | null | undefined, shortest = 1) =>
  (credits ?? 0) >= shortest
    ? ({ label: 'Schedule Session', to: null } as const)
    : ({ label: 'Buy Coaching', to: '/manage-plan' } as const);

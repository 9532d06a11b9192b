/** What the coach pages show of long lists and text before they cut, in characters and pieces (specification 9). */
export const COACH_LIMITS = {
  shortBio: 600,
  reviewText: 120,
  tagsShown: 6,
  tagsShownOnCard: 5,
  reviewsShown: 2,
  resourceTitle: 40,
  resourceDescription: 60,
} as const;

/** How long a search among the coaches may be, in characters. */
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
 * What the one button of a coach's profile says and does. Credits are the minutes that are free to book: those held for
 * upcoming sessions pay for nothing more. `shortest` is the shortest session that can be booked with them.
 */
export const sessionButton = (credits: number | null | undefined, shortest = 1) =>
  (credits ?? 0) >= shortest
    ? ({ label: 'Schedule Session', to: null } as const)
    : ({ label: 'Buy Coaching', to: '/manage-plan' } as const);

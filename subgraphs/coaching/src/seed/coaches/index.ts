import { boardroomCoaches } from './boardroom';
import { careerCoaches } from './career';
import type { DemoCoach } from './demoCoach';
import { leadershipCoaches } from './leadership';

export type { DemoCoach } from './demoCoach';

/** All twenty; the two that the walkthroughs name come first, because demo data picks the start of the list more often. */
export const DEMO_COACHES: readonly DemoCoach[] = [
  ...boardroomCoaches.slice(0, 1),
  ...careerCoaches,
  ...leadershipCoaches,
  ...boardroomCoaches.slice(1),
];

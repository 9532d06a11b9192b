import { boardroomCoaches } from './boardroom';
import { careerCoaches } from './career';
import type { DemoCoach } from './demoCoach';
import { leadershipCoaches } from './leadership';

export type { DemoCoach } from './demoCoach';

/** All twenty; the two whom the walkthroughs name come first, as popularity favours the start. */
export const DEMO_COACHES: readonly DemoCoach[] = [
  ...boardroomCoaches.slice(0, 1),
  ...careerCoaches,
  ...leadershipCoaches,
  ...boardroomCoaches.slice(1),
];

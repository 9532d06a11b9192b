import { advisoryRoles } from './advisoryRoles';
import { boardSeats } from './boardSeats';
import { executiveRoles } from './executiveRoles';
import { otherOpportunities } from './otherOpportunities';
import type { Posting } from './posting';

export type { Posting } from './posting';

/** All forty; three of them are no longer on the board. */
export const POSTINGS: readonly Posting[] = [
  ...boardSeats,
  ...executiveRoles,
  ...advisoryRoles,
  ...otherOpportunities,
];

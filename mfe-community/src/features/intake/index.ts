export { Intake } from './Intake';
export { IntakeSkeleton } from './IntakeSkeleton';
export { type Newcomer, useUsersIntakeQuery } from './intake.api';
export { InviteStep } from './steps/InviteStep';

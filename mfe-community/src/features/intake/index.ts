export { Intake } from './Intake';
export { type Newcomer, useUsersIntakeQuery } from './intake.api';
export { IntakeSkeleton } from './IntakeSkeleton';
export { InviteStep } from './steps/InviteStep';

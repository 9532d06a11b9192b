/** Why a deploy or a rollback did not happen, in one line for the person who asked. */
export class RegistryProblem extends Error {
  override readonly name = 'RegistryProblem';
}

/** What was the matter, in one line. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

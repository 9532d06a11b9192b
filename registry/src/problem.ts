/** Why a command of the registry was refused; the message is one line for the user. */
export class RegistryProblem extends Error {
  override readonly name = 'RegistryProblem';
}

/** The message of any thrown value. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

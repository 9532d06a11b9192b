/** Why a deploy or a rollback did not happen, in one line for the person who asked. */
export class RegistryProblem extends Error {
  override readonly name = 'RegistryProblem';
}

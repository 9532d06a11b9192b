/** A dependency that cannot be reached now, or does not answer: a retry later may help. */
export class DependencyUnavailable extends Error {}

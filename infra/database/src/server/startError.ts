/** Why the database cannot start, in one line that says what to do. */
export class StartError extends Error {}

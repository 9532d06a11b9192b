/** What whoever builds can put right: shown as one line. */
export class BuildProblem extends Error {}

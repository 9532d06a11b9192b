/** A part of an answer that a failing service left out. */
export interface MissingPart {
  /** `me.rsvp`, without list positions. */
  path: string;
  code: string;
}

/** What a query answers: its data, and which parts of it are missing because a service did not answer. */
export type Answer<Data> = Data & { readonly partial?: readonly MissingPart[] };

/** Whether this part (or something in it) is null because it failed, rather than because there is nothing. */
export function isMissing(
  answer: { readonly partial?: readonly MissingPart[] } | undefined,
  path: string,
): boolean {
  return (answer?.partial ?? []).some((part) => part.path === path || part.path.startsWith(`${path}.`));
}

/** A part of an answer that is null because a service failed. */
export interface MissingPart {
  /** Path in the data without list indexes: `me.rsvp`. */
  path: string;
  code: string;
}

/** The data of a query, with the parts that are missing because a service did not answer. */
export type Answer<Data> = Data & { readonly partial?: readonly MissingPart[] };

/** Whether this part, or something in it, is null because a service failed, rather than because there is no value. */
export function isMissing(
  answer: { readonly partial?: readonly MissingPart[] } | undefined,
  path: string,
): boolean {
  return (answer?.partial ?? []).some((part) => part.path === path || part.path.startsWith(`${path}.`));
}

/** Whether the gateway said that nobody is signed in; not when it did not say. */
export const isVisitor = (session: unknown): boolean =>
  (session as { user?: unknown } | undefined)?.user === null;

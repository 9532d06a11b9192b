import type { Request } from 'express';
import type { RegistryView } from '../../src/registry/registryView';

/** A visitor who comes to the product itself, and not to something in it: what is searched for has the same path. */
export const isAtFrontDoor = (
  { path, query }: Pick<Request, 'path' | 'query'>,
  { remotes }: RegistryView,
  session: unknown,
): boolean =>
  path === '/' &&
  (session as { user?: unknown } | undefined)?.user === null &&
  !remotes.some(({ manifest: { search } }) => search?.to === path && search.parameter in query);

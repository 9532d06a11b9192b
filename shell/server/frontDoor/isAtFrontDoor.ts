import type { Request } from 'express';
import type { RegistryView } from '../../src/registry/registryView';
import { isVisitor } from '../isVisitor';

/** A visitor who comes to the product itself, and not to something in it: what is searched for has the same path. */
export const isAtFrontDoor = (
  { path, query }: Pick<Request, 'path' | 'query'>,
  { remotes }: RegistryView,
  session: unknown,
): boolean =>
  path === '/' &&
  isVisitor(session) &&
  !remotes.some(({ manifest: { search } }) => search?.to === path && search.parameter in query);

import { notAllowed, signInFirst } from '../refusal';
import { toResult } from '../result';
import type { SubgraphContext } from '../subgraph';
import { hasRole, isSignedIn } from '../viewer';
import type { AccessTable } from './roles';

type Resolver = (root: unknown, args: unknown, context: SubgraphContext, info: unknown) => unknown;
type Resolvers = Record<string, unknown>;

/** Wraps the root fields with the access table. Deny by default: a field without a row is a mistake at start-up. */
export function guardRoots(table: AccessTable, resolvers: Resolvers): Resolvers {
  return { ...resolvers, ...guarded(table, resolvers, 'Query'), ...guarded(table, resolvers, 'Mutation') };
}

function guarded(table: AccessTable, resolvers: Resolvers, root: 'Query' | 'Mutation'): Resolvers {
  const fields = resolvers[root] as Record<string, Resolver> | undefined;
  if (!fields) return {};
  const guardedFields = Object.entries(fields).map(([name, resolve]) => {
    const roles = table[`${root}.${name}`];
    if (!roles) throw new Error(`${root}.${name} has no row in the access table`);
    const guard: Resolver = (parent, args, context, info) => {
      if (hasRole(context.viewer, ...roles)) return resolve(parent, args, context, info);
      const refusal = isSignedIn(context.viewer) ? notAllowed() : signInFirst();
      return toResult(() => Promise.reject(refusal));
    };
    return [name, guard];
  });
  return { [root]: Object.fromEntries(guardedFields) };
}

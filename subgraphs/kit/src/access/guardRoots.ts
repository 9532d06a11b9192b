import { notAllowed, signInFirst, type RefusalCode } from '../refusal';
import { toResult } from '../result';
import type { SubgraphContext } from '../subgraph';
import { hasRole, isSignedIn } from '../viewer';
import type { AccessTable } from './roles';
import { withoutControlCharacters } from './withoutControlCharacters';

type Resolver = (root: unknown, args: unknown, context: SubgraphContext, info: unknown) => unknown;
type Resolvers = Record<string, unknown>;

/** Refusals that somebody may have tried for: for want of a right, or of an input that no form of ours would send. */
const NOTED = ['FORBIDDEN', 'INVALID'] as const satisfies readonly RefusalCode[];
export type NotedRefusal = (typeof NOTED)[number];

/** Takes down that somebody was refused an operation, `Query.auditRows`. */
export type NoteRefusal = (operation: string, code: NotedRefusal, context: SubgraphContext) => void;

/**
 * Wraps the root fields with the access table. Deny by default: a field without a row is a mistake at start-up. What is
 * refused here, by a policy behind or by a schema, is noted. Every text that a caller sends comes by here, so here
 * control characters are taken out of it.
 */
export function guardRoots(table: AccessTable, resolvers: Resolvers, note: NoteRefusal): Resolvers {
  const guard = (root: Root) => guarded(table, resolvers, root, note);
  return { ...resolvers, ...guard('Query'), ...guard('Mutation') };
}

type Root = 'Query' | 'Mutation';

function guarded(table: AccessTable, resolvers: Resolvers, root: Root, note: NoteRefusal): Resolvers {
  const fields = resolvers[root] as Record<string, Resolver> | undefined;
  if (!fields) return {};
  const guardedFields = Object.entries(fields).map(([name, resolve]) => {
    const roles = table[`${root}.${name}`];
    if (!roles) throw new Error(`${root}.${name} has no row in the access table`);
    const guard: Resolver = async (parent, args, context, info) => {
      const { viewer } = context;
      const answer = hasRole(viewer, ...roles)
        ? await resolve(parent, withoutControlCharacters(args), context, info)
        : await toResult(() => Promise.reject(isSignedIn(viewer) ? notAllowed() : signInFirst()));
      const code = notedCode(answer);
      if (code) note(`${root}.${name}`, code, context);
      return answer;
    };
    return [name, guard];
  });
  return { [root]: Object.fromEntries(guardedFields) };
}

const notedCode = (answer: unknown): NotedRefusal | undefined => {
  const code = (answer as { code?: RefusalCode | null } | null | undefined)?.code;
  return NOTED.find((noted) => noted === code);
};

import { notAllowed, signInFirst, type RefusalCode } from '../refusal';
import { toResult } from '../result';
import type { SubgraphContext } from '../subgraph';
import { hasRole, isSignedIn } from '../viewer';
import type { AccessTable } from './roles';
import { withoutControlCharacters } from './withoutControlCharacters';

type Resolver = (root: unknown, args: unknown, context: SubgraphContext, info: unknown) => unknown;
type Resolvers = Record<string, unknown>;

/** Refusals that may be an attack: a missing right, or an input that none of our forms would send. */
const NOTED = ['FORBIDDEN', 'INVALID'] as const satisfies readonly RefusalCode[];
export type NotedRefusal = (typeof NOTED)[number];

/** Logs that a caller was refused an operation such as `Query.auditRows`. */
export type NoteRefusal = (operation: string, code: NotedRefusal, context: SubgraphContext) => void;

/**
 * Wraps the root fields with the access table. Denies by default: a field without a row fails at start-up. A refusal by
 * the table, by a policy in a service or by an input schema is logged. Control characters are removed from all arguments
 * here, because every text from a caller passes through a root field.
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

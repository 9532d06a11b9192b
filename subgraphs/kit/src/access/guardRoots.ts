import { defaultFieldResolver, type GraphQLSchema } from 'graphql';
import { notAllowed, signInFirst, type RefusalCode } from '../refusal';
import { toResult } from '../result';
import type { SubgraphContext } from '../subgraph';
import { hasRole, isSignedIn } from '../viewer';
import { accessOf, rootFieldsOf } from './accessOf';
import { withoutControlCharacters } from './withoutControlCharacters';

/** Refusals that may be an attack: a missing right, or an input that none of our forms would send. */
const NOTED = ['FORBIDDEN', 'INVALID'] as const satisfies readonly RefusalCode[];
export type NotedRefusal = (typeof NOTED)[number];

/** Logs that a caller was refused an operation such as `Query.auditRows`. */
export type NoteRefusal = (operation: string, code: NotedRefusal, context: SubgraphContext) => void;

/**
 * Enforces `@access` on the root fields of a schema, by wrapping their resolvers. A refusal by the declaration, by a policy
 * in a service or by an input schema is logged. Control characters are removed from all arguments here, because every text
 * from a caller passes through a root field.
 * @throws Error for a root field without a declaration: it is denied by not starting
 */
export function guardRoots(schema: GraphQLSchema, note: NoteRefusal): void {
  const access = accessOf(schema);
  for (const { name, field } of rootFieldsOf(schema)) {
    const { resolve = defaultFieldResolver } = field;
    const { roles } = access[name]!;
    field.resolve = async (parent, args: unknown, context: SubgraphContext, info) => {
      const { viewer } = context;
      const answer: unknown = hasRole(viewer, ...roles)
        ? await resolve(parent, withoutControlCharacters(args), context, info)
        : await toResult(() => Promise.reject(isSignedIn(viewer) ? notAllowed() : signInFirst()));
      const code = notedCode(answer);
      if (code) note(name, code, context);
      return answer;
    };
  }
}

const notedCode = (answer: unknown): NotedRefusal | undefined => {
  const code = (answer as { code?: RefusalCode | null } | null | undefined)?.code;
  return NOTED.find((noted) => noted === code);
};

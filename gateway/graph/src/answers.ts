import type { GraphQLFormattedError } from 'graphql';
import type { Log } from './context';
import type { Outcome, Problem } from './engines/engine';
import { publicError } from './errors';
import { OperationRefused } from './operations/refusal';

export interface GraphAnswer {
  /** The HTTP status: 400 for an operation that was refused before any subgraph was called. */
  status: number;
  errors?: GraphQLFormattedError[];
  /** Missing when the operation was not executed. */
  data?: Record<string, unknown> | null;
  extensions?: Record<string, unknown>;
}

interface Edge {
  isProduction: boolean;
  log(): Log;
}

/** The public answer for an engine's outcome: errors are masked. */
export function answerOf({ data, errors, problems }: Outcome, edge: Edge): GraphAnswer {
  if (errors.length > 0) {
    const log = edge.log();
    return { status: 200, errors: errors.map((error) => publicError(error.toJSON(), error, log)), data };
  }
  return { status: 200, data, ...(problems.length > 0 && incomplete(problems, edge)) };
}

/** Errors for data that subgraphs answered without an error and that does not match the supergraph's types. */
function incomplete(
  problems: readonly Problem[],
  { isProduction, log }: Edge,
): Pick<GraphAnswer, 'extensions'> {
  log().warn({ problems: problems.length, first: problems[0] }, 'a subgraph did not keep to its schema');
  return isProduction ? {} : { extensions: { valueCompletion: problems } };
}

/** The answer to an operation that was refused or failed as a whole. */
export function refusalOf(error: unknown, log: Log): GraphAnswer {
  if (!(error instanceof OperationRefused)) {
    const masked = publicError({ message: 'The graph failed' }, error, log);
    return { status: masked.extensions?.code === 'UNAVAILABLE' ? 503 : 500, errors: [masked] };
  }
  const errors = error.errors.map((one) => {
    const { message, locations, path, extensions } = one.toJSON();
    const code = extensions?.code ?? error.code;
    return publicError({ message, locations, path, extensions: { code } }, one, log);
  });
  return { status: 400, errors };
}

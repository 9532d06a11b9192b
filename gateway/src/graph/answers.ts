import type { GraphQLFormattedError } from 'graphql';
import type { Log } from './context';
import type { Outcome, Problem } from './engines/engine';
import { publicError } from './errors';
import { OperationRefused } from './operations/refusal';

export interface GraphAnswer {
  /** Of HTTP: 400 for what was refused before anybody was asked. */
  status: number;
  errors?: GraphQLFormattedError[];
  /** Missing when nothing was run. */
  data?: Record<string, unknown> | null;
  extensions?: Record<string, unknown>;
}

interface Edge {
  isProduction: boolean;
  log: Log;
}

/** What an engine came to, as anybody may see it. */
export function answerOf({ data, errors, problems }: Outcome, edge: Edge): GraphAnswer {
  if (errors.length > 0)
    return { status: 200, errors: errors.map((error) => publicError(error.toJSON(), error, edge.log)), data };
  return { status: 200, data, ...(problems.length > 0 && incomplete(problems, edge)) };
}

/** An answer that the subgraphs gave without complaint and that is not what the supergraph promises. */
function incomplete(
  problems: readonly Problem[],
  { isProduction, log }: Edge,
): Pick<GraphAnswer, 'extensions'> {
  log.warn({ problems: problems.length, first: problems[0] }, 'a subgraph did not keep to its schema');
  return isProduction ? {} : { extensions: { valueCompletion: problems } };
}

/** What is said of an operation that came to nothing. */
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

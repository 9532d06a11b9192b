import { deliveryProblems, deliveryVariables, providerProblems } from '@athenaeum/bff/configuration';
import { dataDirVariable, storageProblems, storageVariables } from '@athenaeum/bff/files';
import {
  originProblems,
  port,
  processProblems,
  processVariables,
  readConfiguration,
  subgraphProblems,
  subgraphVariables,
  url,
  type VariableProblem,
} from '@athenaeum/graph/configuration';
import { workerVariables } from './workerVariables';

/** Every variable of a worker in a process of its own. */
export const variables = {
  PORT: port.default(4005).describe('The port that the service listens on.'),
  GATEWAY_URL: url
    .default('http://127.0.0.1:4000')
    .describe('Where the gateway answers, for the webhooks of the embedded billing provider.'),
  ...processVariables,
  ...subgraphVariables,
  ...deliveryVariables,
  ...dataDirVariable,
  ...storageVariables,
  ...workerVariables,
};

export type WorkerProcessEnv = ReturnType<typeof readEnv>;

export const readEnv = (source: Record<string, string | undefined> = process.env) =>
  readConfiguration('worker', variables, source, (env): VariableProblem[] => {
    const isProduction = env.NODE_ENV === 'production';
    return [
      ...processProblems(env),
      ...subgraphProblems(env, isProduction),
      ...deliveryProblems(env, isProduction),
      ...providerProblems(env, isProduction),
      ...storageProblems(env),
      ...(isProduction ? originProblems(env.PUBLIC_ORIGIN) : []),
    ];
  });

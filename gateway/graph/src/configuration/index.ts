export { graphVariables, originProblems, type GraphEnv } from './graphVariables';
export { processProblems, processVariables } from './processVariables';
export {
  ConfigurationProblem,
  origin,
  port,
  positive,
  readConfiguration,
  secret,
  secretsBefore,
  url,
  type VariableProblem,
} from './readConfiguration';
export { subgraphProblems, subgraphVariables, type SubgraphEnv } from '../subgraphs/subgraphVariables';

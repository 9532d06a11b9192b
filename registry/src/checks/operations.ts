import { readBuildOperations } from '../operations';
import { verdict, type Check } from './check';
import { invalidOperations } from './invalidOperations';

/** Checks that all GraphQL operations of the build are valid against the live schema. */
export const operations: Check = {
  name: 'operations',
  async run({ folder }, { graph }) {
    const documents = await readBuildOperations(folder);
    return verdict(
      `all ${documents.size} can be answered by the live graph`,
      invalidOperations(graph, documents.values()).map(
        ({ name, problem }) => `${name}: ${problem} Deploy the subgraph first, or ask for what there is.`,
      ),
    );
  },
};

import { defineSubgraph } from '@athenaeum/kit';
import { createLoaders } from './loaders';
import { Application } from './modules/application/application.model';
import { Opportunity } from './modules/opportunity/opportunity.model';
import { resolvers } from './resolvers';

export const subgraph = defineSubgraph({
  name: 'opportunities',
  home: import.meta.url,
  resolvers,
  createLoaders,
  models: [Opportunity, Application],
});

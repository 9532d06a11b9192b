import { defineSubgraph } from '@athenaeum/kit';
import { AuditRow } from '@athenaeum/kit/audit';
import { StoredFile } from '@athenaeum/kit/files';
import { createLoaders } from './loaders';
import { Application } from './modules/application/application.model';
import { Opportunity } from './modules/opportunity/opportunity.model';
import { OpportunityViews } from './modules/opportunity/opportunityViews.model';
import { SavedFilter } from './modules/savedFilter/savedFilter.model';
import { SavedOpportunity } from './modules/savedOpportunity/savedOpportunity.model';
import { resolvers } from './resolvers';
import { watched } from './watched';

export const subgraph = defineSubgraph({
  name: 'opportunities',
  home: import.meta.url,
  resolvers,
  createLoaders,
  watched,
  models: [Opportunity, OpportunityViews, Application, SavedFilter, SavedOpportunity, StoredFile, AuditRow],
});

import * as application from './modules/application/application.resolvers';
import * as desk from './modules/desk/desk.resolvers';
import * as opportunity from './modules/opportunity/opportunity.resolvers';
import * as personalData from './modules/personalData/personalData.resolvers';
import * as posting from './modules/posting/posting.resolvers';
import * as savedFilter from './modules/savedFilter/savedFilter.resolvers';
import * as savedOpportunity from './modules/savedOpportunity/savedOpportunity.resolvers';

export const resolvers = {
  Query: {
    ...opportunity.Query,
    ...application.Query,
    ...savedFilter.Query,
    ...posting.Query,
    ...desk.Query,
    ...personalData.Query,
  },
  Mutation: {
    ...opportunity.Mutation,
    ...application.Mutation,
    ...savedFilter.Mutation,
    ...savedOpportunity.Mutation,
    ...posting.Mutation,
    ...desk.Mutation,
    ...personalData.Mutation,
  },
  Opportunity: opportunity.Opportunity,
  OpportunityDesk: opportunity.OpportunityDesk,
  Application: application.Application,
  Posting: posting.Posting,
  SavedFilter: savedFilter.SavedFilter,
  User: {
    __resolveReference: ({ id }: { id: string }) => ({ id }),
    ...application.User,
  },
};

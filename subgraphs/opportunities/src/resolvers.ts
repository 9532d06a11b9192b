import * as application from './modules/application/application.resolvers';
import * as opportunity from './modules/opportunity/opportunity.resolvers';
import * as personalData from './modules/personalData/personalData.resolvers';

export const resolvers = {
  Query: { ...opportunity.Query, ...application.Query, ...personalData.Query },
  Mutation: { ...personalData.Mutation },
  Opportunity: opportunity.Opportunity,
  Application: application.Application,
  User: {
    __resolveReference: ({ id }: { id: string }) => ({ id }),
    ...application.User,
  },
};

import { anyone, boardStaff, gatewayOnly, members, type AccessTable } from './roles';

export const opportunitiesAccess = {
  'Query.opportunities': members,
  'Query.opportunity': members,
  'Query.closedOpportunity': members,
  'Mutation.viewOpportunity': members,
  'Query.applications': members,
  // The gateway asks in the viewer's name before it gives a file out.
  'Query.applicationFiles': members,
  'Query.applicationNotice': gatewayOnly,
  'Mutation.applying': members,
  'Mutation.withdrawApplication': members,
  'Mutation.updateApplication': boardStaff,

  'Query.savedFilters': members,
  'Mutation.saveFilter': members,
  'Mutation.removeFilter': members,
  'Query.opportunityAlertNotice': gatewayOnly,
  'Mutation.alertMembers': gatewayOnly,

  // Companies post without an account; the token of their link is what they may do.
  'Mutation.submitOpportunity': anyone,
  'Query.posting': anyone,
  'Mutation.extendPosting': anyone,
  'Mutation.changePosting': anyone,
  'Mutation.closePosting': anyone,
  'Query.postingNotice': gatewayOnly,
  'Query.postingToConfirm': gatewayOnly,
  'Mutation.openPostingLink': gatewayOnly,
  'Mutation.confirmPosting': gatewayOnly,
  'Mutation.settlePostings': gatewayOnly,

  'Query.postings': boardStaff,
  'Query.allApplications': boardStaff,
  'Mutation.createOpportunity': boardStaff,
  'Mutation.publishOpportunity': boardStaff,
  'Mutation.closeOpportunity': boardStaff,
  'Mutation.editOpportunity': boardStaff,
  'Mutation.decideChange': boardStaff,
  'Mutation.setOpportunityStatus': boardStaff,

  'Query.opportunitiesPersonalData': gatewayOnly,
  'Mutation.opportunitiesForget': gatewayOnly,
} satisfies AccessTable;

import { byId, listsBy, type SubgraphContext, type Viewer } from '@athenaeum/kit';
import { Application, type ApplicationRow } from './modules/application/application.model';
import { Opportunity, type OpportunityRow } from './modules/opportunity/opportunity.model';

export type OpportunitiesContext = SubgraphContext<OpportunitiesLoaders>;
export type OpportunitiesLoaders = ReturnType<typeof createLoaders>;

/** Made for each request; each kind is read once for each level of the query. */
export function createLoaders(viewer: Viewer) {
  const mine = listsBy(
    (ids) => Application.find({ user_id: viewer.id, opportunity_id: { $in: ids } }).lean<ApplicationRow[]>(),
    ({ opportunity_id }) => opportunity_id,
  );

  return {
    opportunity: byId<OpportunityRow>(Opportunity),
    myApplication: async (opportunityId: string): Promise<ApplicationRow | null> =>
      (await mine.load(opportunityId))[0] ?? null,
    applicationsOf: listsBy(
      (ids) =>
        Application.find({ user_id: { $in: ids } })
          .sort({ created_at: -1, _id: 1 })
          .lean<ApplicationRow[]>(),
      ({ user_id }) => user_id,
    ),
  };
}

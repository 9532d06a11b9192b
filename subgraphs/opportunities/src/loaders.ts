import { byId, listsBy, type SubgraphContext, type Viewer } from '@athenaeum/kit';
import { createDataAccesses } from '@athenaeum/kit/dataAccess';
import { Application, type ApplicationRow } from './modules/application/application.model';
import { NOT_WITHDRAWN } from './modules/application/application.policy';
import { Opportunity, type OpportunityRow } from './modules/opportunity/opportunity.model';
import { allOpen } from './modules/opportunity/opportunity.service';
import { withoutSecrets } from './modules/opportunity/withoutSecrets';
import {
  SavedOpportunity,
  type SavedOpportunityRow,
} from './modules/savedOpportunity/savedOpportunity.model';
import { postingFigures, type PostingFigures } from './modules/posting/postingFigures';

export type OpportunitiesContext = SubgraphContext<OpportunitiesLoaders>;
export type OpportunitiesLoaders = ReturnType<typeof createLoaders>;

interface Counts {
  _id: string;
  all: number;
  shortlisted: number;
}

/** Made for each request; each kind is read once per level of the query. */
export function createLoaders(viewer: Viewer) {
  const mine = listsBy(
    (ids) =>
      Application.find({ user_id: viewer.id, opportunity_id: { $in: ids }, ...NOT_WITHDRAWN }).lean<
        ApplicationRow[]
      >(),
    ({ opportunity_id }) => opportunity_id,
  );
  const counts = listsBy(
    (ids) =>
      Application.aggregate<Counts>([
        { $match: { opportunity_id: { $in: ids }, ...NOT_WITHDRAWN } },
        {
          $group: {
            _id: '$opportunity_id',
            all: { $sum: 1 },
            shortlisted: { $sum: { $cond: ['$shortlisted', 1, 0] } },
          },
        },
      ]),
    ({ _id }) => _id,
  );

  const saved = listsBy(
    (ids) =>
      SavedOpportunity.find({ user_id: viewer.id, opportunity_id: { $in: ids } }).lean<
        SavedOpportunityRow[]
      >(),
    ({ opportunity_id }) => opportunity_id,
  );

  let open: Promise<OpportunityRow[]> | null = null;
  const figures = new Map<string, Promise<PostingFigures>>();

  return {
    /** What the viewer reads of other members' records. */
    dataAccesses: createDataAccesses(viewer.id ?? ''),
    /** For the one posting that a link opens. */
    postingFigures: (opportunityId: string): Promise<PostingFigures> => {
      const known = figures.get(opportunityId) ?? postingFigures(opportunityId);
      figures.set(opportunityId, known);
      return known;
    },
    /** The board as the viewer sees it. */
    open: (): Promise<OpportunityRow[]> =>
      (open ??= allOpen().then((rows) => rows.map((row) => withoutSecrets(viewer, row)))),
    opportunity: byId<OpportunityRow>(Opportunity),
    myApplication: async (opportunityId: string): Promise<ApplicationRow | null> =>
      (await mine.load(opportunityId))[0] ?? null,
    isSaved: async (opportunityId: string): Promise<boolean> => (await saved.load(opportunityId)).length > 0,
    applicationCounts: {
      load: async (opportunityId: string): Promise<Pick<Counts, 'all' | 'shortlisted'>> =>
        (await counts.load(opportunityId))[0] ?? { all: 0, shortlisted: 0 },
    },
    applicationsOf: listsBy(
      (ids) =>
        Application.find({ user_id: { $in: ids } })
          .sort({ created_at: -1, _id: 1 })
          .lean<ApplicationRow[]>(),
      ({ user_id }) => user_id,
    ),
  };
}

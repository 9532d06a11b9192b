import { escapeRegExp } from '@athenaeum/common/escaping';
import { DEFAULT_TAKE, notAllowed, toSort, type Page, type Viewer } from '@athenaeum/kit';
import {
  OPPORTUNITY_STAGES,
  type OpportunityStage,
  type PostingsInput,
} from '@athenaeum/opportunities-contract';
import { Opportunity, type OpportunityRow } from '../opportunity/opportunity.model';
import { atStage, canRunBoard } from '../opportunity/opportunity.policy';

export interface PostingPage extends Page<OpportunityRow> {
  stages: Record<OpportunityStage, number>;
}

/** All postings, for board support and admins: seven queries, however many there are. */
export async function listPostings(viewer: Viewer, input: PostingsInput): Promise<PostingPage> {
  if (!canRunBoard(viewer)) throw notAllowed();
  const now = Date.now();
  const filter = { $and: [input.stage ? listedAt(input.stage, now) : {}, naming(input.words)] };
  const take = input.take ?? DEFAULT_TAKE;
  const [data, count, stages] = await Promise.all([
    take === 0
      ? []
      : Opportunity.find(filter)
          .sort(orderOf(input))
          .collation(ALPHABET)
          .skip(input.skip ?? 0)
          .limit(take)
          .lean<OpportunityRow[]>(),
    Opportunity.countDocuments(filter),
    Promise.all(OPPORTUNITY_STAGES.map((stage) => Opportunity.countDocuments(listedAt(stage, now)))),
  ]);
  const counted = OPPORTUNITY_STAGES.map((stage, place) => [stage, stages[place]!] as const);
  return { data, count, stages: Object.fromEntries(counted) as PostingPage['stages'] };
}

/** Includes postings at any stage whose poster has sent a change. */
const listedAt = (stage: OpportunityStage, now: number): Record<string, unknown> =>
  stage === 'review'
    ? { $or: [atStage('review', now), { closed_at: null, 'proposal.proposed_at': { $gt: 0 } }] }
    : atStage(stage, now);

function naming(words: string | null | undefined): Record<string, unknown> {
  if (!words) return {};
  const contains = new RegExp(escapeRegExp(words), 'i');
  return { $or: [{ title: contains }, { company: contains }] };
}

/** Titles in alphabetical order, ignoring case. */
const ALPHABET = { locale: 'en', strength: 2 };

/** The requested order; by default those that wait for review first, longest first, then newest first. */
const orderOf = ({ stage, orderBy }: PostingsInput): Record<string, 1 | -1> =>
  toSort(orderBy, stage === 'review' ? { confirmed_at: 1 } : { published_at: -1, submitted_at: -1 });

import { notAllowed, notFound, signInFirst, type Viewer } from '@athenaeum/kit';
import { Portfolio, type PortfolioRow } from './portfolio.model';
import { canReadFiles, canWrite, partIn, type PortfolioPart } from './portfolio.policy';

/** The viewer's own, newest first. */
export async function listOwnPortfolios(viewer: Viewer): Promise<{ data: PortfolioRow[]; count: number }> {
  if (viewer.id === null) throw signInFirst();
  const data = await Portfolio.find({ user_id: viewer.id })
    .sort({ ordered_at: -1, _id: 1 })
    .lean<PortfolioRow[]>();
  return { data, count: data.length };
}

/** There are few at a time, so there are no pages. */
const MAX_PORTFOLIOS = 100;

/** A writer's work: portfolios without a writer, and the viewer's own. Oldest first, delivered ones last. */
export async function listPortfolioDesk(viewer: Viewer): Promise<{ data: PortfolioRow[]; count: number }> {
  if (!canWrite(viewer)) throw notAllowed();
  const rows = await Portfolio.find({
    user_id: { $ne: viewer.id! },
    $or: [{ status: 'Ordered' }, { writer_id: viewer.id! }],
  })
    .sort({ delivered_at: 1, ordered_at: 1, _id: 1 })
    .limit(MAX_PORTFOLIOS)
    .lean<PortfolioRow[]>();
  return { data: rows, count: rows.length };
}

/** A portfolio with the viewer's relation to it; somebody else's is not found. */
export async function findPortfolio(
  viewer: Viewer,
  id: string,
): Promise<{ portfolio: PortfolioRow; part: PortfolioPart }> {
  const portfolio = await Portfolio.findById(id).lean<PortfolioRow>();
  const part = portfolio && partIn(viewer, portfolio);
  if (!part) throw notFound('portfolio');
  return { portfolio, part };
}

/** Storage key of a draft or a final file, for those who may read it. */
export async function findPortfolioFile(
  viewer: Viewer,
  { id, file_id }: { id: string; file_id: string },
): Promise<{ key: string; user_id: string }> {
  const { portfolio, part } = await findPortfolio(viewer, id);
  const file = [...portfolio.drafts, ...portfolio.files].find((one) => one.id === file_id);
  if (!file || !canReadFiles(part)) throw notFound('file');
  return { key: file.key, user_id: portfolio.user_id };
}

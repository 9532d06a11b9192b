import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Traffic } from './traffic';

/** What a first visit to a page may take, with nothing cached; each as in `Traffic`. */
export interface Budget extends Omit<Traffic, 'requests' | 'untold' | 'uncompressed'> {
  requests: number;
}

/** The measurements of a visit, and whether they are complete. */
export interface Spent extends Budget, Pick<Traffic, 'untold'> {}

/** Every page's: `npm run bench:pages -- --budgets` writes it, the journey to every page holds them against it. */
export const BUDGETS_FILE = join(import.meta.dirname, 'budgets.json');

/**
 * What may come on top of what was counted, because it is not the page's doing: pictures of a list that others write to, a
 * message about the visit that leaves sooner or later, a page that asks who is signed in because the server was too busy to
 * tell it, names of another length. Loaders ask together for what comes in one turn, and turns are others on a busy machine.
 */
const SPARE: Readonly<Record<keyof Budget, (counted: number) => number>> = {
  requests: (counted) => 2 + Math.ceil(counted / 10),
  graph: () => 0,
  fetches: () => 1,
  queries: (counted) => 2 + Math.ceil(counted / 4),
  javascript: () => 4096,
};
const FIGURES = Object.keys(SPARE) as (keyof Budget)[];

/** Of a visit whose answers do not say what they took: it is within no budget, and makes none. */
export const MISSING_COSTS =
  'Nothing was told of fetches and queries: start the product with TELL_COSTS=true';

export const nameOf = (who: string, path: string) => `${who} ${path}`;

export const readBudgets = () => JSON.parse(readFileSync(BUDGETS_FILE, 'utf8')) as Record<string, Budget>;

export const spentOf = (traffic: Traffic): Spent => ({ ...traffic, requests: traffic.requests.length });

/** The most of some visits, and something to spare. */
export function budgetFor(visits: readonly Budget[]): Budget {
  const allowed = (figure: keyof Budget) => {
    const most = Math.max(...visits.map((visit) => visit[figure]));
    return most + SPARE[figure](most);
  };
  return {
    requests: allowed('requests'),
    graph: allowed('graph'),
    fetches: allowed('fetches'),
    queries: allowed('queries'),
    javascript: allowed('javascript'),
  };
}

/** Each thing of which a visit took more than it may, in words; a page without a budget says so. */
export function overBudget(budget: Budget | undefined, spent: Spent): string[] {
  if (!budget) return ['This page has no budget: npm run bench:pages -- --budgets'];
  if (spent.untold > 0) return [MISSING_COSTS];
  // What could not be counted is no number, and not within any budget.
  return FIGURES.filter((figure) => !(spent[figure] <= budget[figure])).map(
    (figure) => `${figure}: ${spent[figure]} of ${budget[figure]}`,
  );
}

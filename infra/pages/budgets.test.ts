import { budgetFor, nameOf, overBudget, readBudgets, type Spent } from './budgets';
import { places } from './places';

const visit: Spent = { requests: 9, graph: 1, fetches: 4, queries: 20, untold: 0, javascript: 100_000 };

it('holds for the visits it was made from, and names what is more than it allows', () => {
  const budget = budgetFor([visit, { ...visit, requests: 10 }]);

  expect(overBudget(budget, { ...visit, requests: 10 })).toEqual([]);
  expect(overBudget(budget, { ...visit, graph: 2, javascript: 120_000 })).toEqual([
    'graph: 2 of 1',
    `javascript: 120000 of ${budget.javascript}`,
  ]);
});

it('does not pass what could not be counted, nor a page that has none', () => {
  expect(overBudget(budgetFor([visit]), { ...visit, javascript: NaN })).toHaveLength(1);
  expect(overBudget(undefined, visit)).toHaveLength(1);
  expect(overBudget(budgetFor([visit]), { ...visit, untold: 1 })).toHaveLength(1);
});

it('holds for a visit whose answers were all cached by an earlier visit', () => {
  expect(overBudget(budgetFor([visit]), { ...visit, fetches: 0, queries: 0 })).toEqual([]);
});

it('there is one for every page, and none for a page that is gone', () => {
  const pages = Object.entries(places).flatMap(([who, paths]) => paths.map((path) => nameOf(who, path)));

  expect(Object.keys(readBudgets()).sort()).toEqual(pages.sort());
});

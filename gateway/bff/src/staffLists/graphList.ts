import type { RequestHandler } from 'express';
import type { Log } from '@athenaeum/graph/edge';
import type { SignedIn } from '../auth/signedIn';
import { csvRoute, type CsvList } from '../csv/csvRoute';
import type { AskGraph } from '../routes/askGraph';

export interface GraphListParts {
  askGraph: AskGraph;
  signedIn: SignedIn;
  log: Log;
}

export interface GraphList {
  path: string;
  route: (parts: GraphListParts) => RequestHandler;
}

/** A list that is asked of the whole graph, as the caller, so that the graph's policies apply. */
export const graphList = <Row>(list: CsvList<Row>, query: string): GraphList => ({
  path: list.path,
  route: ({ askGraph, ...parts }) =>
    csvRoute({
      ...parts,
      list,
      ask: async ({ input, ...caller }) => (await askGraph<Row[] | null>(caller, query, { input })) ?? [],
    }),
});

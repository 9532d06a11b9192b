import { DOMAINS } from '@athenaeum/kit';
import { parse, validate } from 'graphql';
import { loadSubgraphs, type SubgraphClient, type SubgraphClients } from '@athenaeum/graph/subgraphs';
import { createFakeSubgraphs } from '@athenaeum/gateway-testing/fakeSubgraphs';
import { reconciliationJobs } from './reconciliation';

const { clients } = createFakeSubgraphs(new Map());

/** Fake subgraphs that record what they are asked, and answer with this. */
function recording(answer: object) {
  const asked: { by: string; query: string }[] = [];
  const one = (name: SubgraphClient['name']): SubgraphClient => ({
    ...clients[name],
    async ask({ query }) {
      asked.push({ by: name, query });
      return { data: { settled: answer } };
    },
  });
  return { asked, clients: Object.fromEntries(DOMAINS.map((name) => [name, one(name)])) as SubgraphClients };
}

it('asks each subgraph for what its schema knows, and counts what was changed', async () => {
  const schemas = new Map(
    Object.values(await loadSubgraphs()).map(({ name, schema }) => [String(name), schema]),
  );
  const { asked, clients } = recording({ ok: true, data: 3 });

  const counts = await Promise.all(reconciliationJobs(clients).map(({ run }) => run()));

  expect(counts).toEqual([3, 3, 3]);
  expect(asked.map(({ by, query }) => `${by} ${/\{ (\w+)/.exec(query)![1]}`)).toEqual([
    'coaching settlePastSessions',
    'opportunities settlePostings',
    'content settleWaitlists',
  ]);
  for (const { by, query } of asked) expect(validate(schemas.get(by)!, parse(query))).toEqual([]);
});

it('fails where a subgraph refuses', async () => {
  const { clients } = recording({ ok: false, code: 'UNAVAILABLE', message: 'Later.' });

  for (const { run } of reconciliationJobs(clients)) await expect(run()).rejects.toThrow('Later.');
});

import { buildSchema } from 'graphql';
import { askEverything } from './askEverything';

const schema = buildSchema(`
  type Query {
    salon(id: ID!): Salon
  }
  type Salon { id: ID! title: String! }
`);
const samples = new Map([['Salon', Array.from({ length: 5 }, (_, index) => ({ _id: `salon-${index}` }))]]);

/** Every id that was asked for with others and by itself. */
async function idsAsked(answer: object | null) {
  const asked = { together: [] as unknown[], alone: [] as unknown[] };
  await askEverything({
    schema,
    samples,
    ownId: null,
    async ask(document, variables) {
      asked[document.includes('id_1') ? 'together' : 'alone'].push(...Object.values(variables));
      return answer;
    },
  });
  return asked;
}

it('asks for several records in one request', async () => {
  const { together, alone } = await idsAsked({});

  expect(together).toHaveLength(4);
  expect([...alone, ...together].sort()).toEqual(samples.get('Salon')!.map(({ _id }) => _id));
});

it('asks for each by itself where they were not answered together', async () => {
  const { alone } = await idsAsked(null);

  expect(alone.sort()).toEqual(samples.get('Salon')!.map(({ _id }) => _id));
});

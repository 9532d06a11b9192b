import { buildSubgraphSchema } from '@apollo/subgraph';
import { parse, type GraphQLSchema } from 'graphql';

/** A graph of the size and the joins of the home page: four subgraphs, ten questions to them for one answer. */
const LINK = `extend schema @link(url: "https://specs.apollo.dev/federation/v2.9", import: ["@key"])`;

export type Domain = 'users' | 'content' | 'coaching' | 'opportunities';

export const typeDefs: Record<Domain, string> = {
  users: `${LINK}
    type Query { me: User }
    type User @key(fields: "id") { id: ID! name: String! avatar: String headline: String }`,
  content: `${LINK}
    type Query { salons(take: Int = 20): [Salon!]! }
    type Salon @key(fields: "id") { id: ID! title: String! summary: String date: Float! host: User speakers: [User!]! }
    type User @key(fields: "id") { id: ID! bookmarks: [Salon!]! }`,
  coaching: `${LINK}
    type Query { coaches(take: Int = 8): [Coach!]! }
    type Coach @key(fields: "id") { id: ID! rating: Float! speciality: String! user: User! }
    type User @key(fields: "id") { id: ID! credits: Int }`,
  opportunities: `${LINK}
    type Query { opportunities(take: Int = 6): [Opportunity!]! }
    type Opportunity @key(fields: "id") { id: ID! title: String! postedBy: User salon: Salon }
    type Salon @key(fields: "id", resolvable: false) { id: ID! }
    type User @key(fields: "id", resolvable: false) { id: ID! }`,
};

export const HOME = `query Home($take: Int!) {
  me { id name avatar credits bookmarks { id title date host { name } } }
  salons(take: $take) { id title summary date host { id name avatar headline } speakers { id name avatar } }
  coaches(take: 8) { id rating speciality user { id name avatar headline } }
  opportunities(take: 6) { id title postedBy { id name avatar } salon { id title } }
}`;

const reference = (__typename: string, id: number) => ({ __typename, id: String(id) });
const user = (id: number | string) => ({
  id: String(id),
  name: `Member ${id}`,
  avatar: `https://pictures.example/${id}.webp`,
  headline: `What member ${id} does, in one line of about sixty letters`,
});
const salon = (id: number | string) => ({
  id: String(id),
  title: `Salon ${id}`,
  summary:
    'A hundred letters or so about what is talked of, by whom, and for whom it is worth an hour of hers.',
  date: 1_780_000_000_000 + Number(id),
  host: reference('User', Number(id) % 40),
  speakers: [reference('User', (Number(id) + 1) % 40), reference('User', (Number(id) + 7) % 40)],
});
const many = <T>(take: number, of: (id: number) => T) => Array.from({ length: take }, (_, id) => of(id));
const byId =
  <T>(of: (id: string) => T) =>
  ({ id }: { id: string }) =>
    of(id);

const resolvers: Record<Domain, Record<string, object>> = {
  users: {
    Query: { me: () => user(1) },
    User: { __resolveReference: byId(user) },
  },
  content: {
    Query: { salons: (_root: unknown, { take }: { take: number }) => many(take, salon) },
    Salon: { __resolveReference: byId(salon) },
    User: { bookmarks: () => many(5, salon) },
  },
  coaching: {
    Query: {
      coaches: (_root: unknown, { take }: { take: number }) =>
        many(take, (id) => ({
          id: String(id),
          rating: 4.5,
          speciality: `Topic ${id}`,
          user: reference('User', id),
        })),
    },
    User: { credits: () => 120 },
  },
  opportunities: {
    Query: {
      opportunities: (_root: unknown, { take }: { take: number }) =>
        many(take, (id) => ({
          id: String(id),
          title: `Role ${id}`,
          postedBy: reference('User', id + 20),
          salon: reference('Salon', id),
        })),
    },
  },
};

export const createSchema = (name: Domain): GraphQLSchema =>
  // The library's resolver types are wider than ours.
  buildSubgraphSchema({ typeDefs: parse(typeDefs[name]), resolvers: resolvers[name] as never });

export const DOMAINS: readonly Domain[] = ['users', 'content', 'coaching', 'opportunities'];

/** Where each part of the bench listens on this machine. */
export const PORTS = { users: 4801, content: 4802, coaching: 4803, opportunities: 4804 } as const;
export const urlOf = (name: Domain) => `http://127.0.0.1:${PORTS[name]}/graphql`;

/** Says who asks; each of the three gateways passes it on in its own way. */
export const VIEWER_HEADER = 'x-viewer';

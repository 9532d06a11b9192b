import { buildSubgraphSchema } from '@apollo/subgraph';
import { composeServices } from '@apollo/composition';
import { DOMAINS, hasRole, type Domain, type InternalCaller, type Role } from '@athenaeum/kit';
import { execute, parse, validate, type GraphQLSchema } from 'graphql';
import { type SubgraphClient, type SubgraphClients, SubgraphUnavailable } from '@athenaeum/graph/subgraphs';

export interface FakePerson {
  id: string;
  name: string;
  email: string;
  password: string;
  roles: Role[];
  disabled?: boolean;
}

/** The people in the fake users subgraph; tests change it as they go. */
export type People = Map<string, FakePerson>;

const LINK = `extend schema @link(
  url: "https://specs.apollo.dev/federation/v2.9"
  import: ["@key", "@shareable", "@external", "@inaccessible"]
)`;

type Faked = 'users' | 'content' | 'coaching' | 'opportunities';

export const fakeTypeDefs: Record<Faked, string> = {
  users: `${LINK}
    type Query {
      me: UserResult
      user(input: UserInput!): UserResult
      users(input: UsersInput): UserListResult
      broken: String
      unreachable: String
      viewer(id: ID!): ViewerResult @inaccessible
      verifyCredentials(email: String!, password: String!): AccountClaimsResult @inaccessible
      accountByEmail(email: String!): AccountClaimsResult @inaccessible
      contact(id: ID!): ContactResult @inaccessible
    }
    type Mutation {
      askForEmailChange(input: AskForEmailChangeInput!): EmailRequestResult @inaccessible
    }
    input AskForEmailChangeInput @inaccessible { user_id: ID! new_email: String body: String }
    type EmailRequestResult @inaccessible { ok: Boolean! code: String message: String data: EmailRequest }
    type EmailRequest @inaccessible { id: ID! }
    type ContactResult @inaccessible { ok: Boolean! code: String message: String data: Contact }
    type Contact @inaccessible { id: ID! email: String! first_name: String! last_name: String! title: String
      company: String city: String linkedin_url: String salesforce_contact_id: String timezone: String
      language: String browser_language: String }
    input UserInput { id: ID }
    input UsersInput { take: Int skip: Int }
    type ViewerResult @inaccessible { ok: Boolean! code: String message: String data: Viewer }
    type Viewer @inaccessible { id: ID! roles: [String!]! disabled: Boolean! name: String portrait: String
      first_name: String! slug: String needs_agreement: Boolean! timezone: String language: String
      browser_language: String }
    type AccountClaimsResult @inaccessible { ok: Boolean! code: String message: String data: AccountClaims }
    type AccountClaims @inaccessible { sub: ID! }
    type UserResult { ok: Boolean! code: String message: String data: User }
    type UserListResult { ok: Boolean! data: [User!] count: Int }
    type User @key(fields: "id") {
      id: ID! name: String! first_name: String slug: String avatar: String needs_agreement: Boolean timezone: String
      language: String browser_language: String friends: [User!]
    }`,
  content: `${LINK}
    type Query { salons: SalonListResult search(input: SearchInput): SearchResult
      recording(key: String!): SalonResult @inaccessible }
    type Mutation {
      createRSVP(input: RSVPInput!): RSVPResult
      applyInviteCode(input: InviteCodeInput!): InviteCodeResult
    }
    input InviteCodeInput { salonId: ID! invite_code: String! }
    type InviteCodeResult { ok: Boolean! code: String message: String data: Boolean }
    input SearchInput { query: String }
    input RSVPInput { salonId: ID! }
    type SearchResult { ok: Boolean! code: String message: String data: [Salon!] }
    type SalonListResult { ok: Boolean! data: [Salon!] count: Int }
    type SalonResult { ok: Boolean! code: String message: String data: Salon }
    type RSVPResult { ok: Boolean! code: String message: String data: Salon }
    type Salon { id: ID! title: String! }
    type User @key(fields: "id") { id: ID! bookmarks: [Salon!] }`,
  coaching: `${LINK}
    type Query { coaches: CoachListResult introduction(key: String!): CoachResult @inaccessible }
    type Mutation {
      bookSession(input: BookingInput!): CoachResult
      rescheduleSession(input: BookingInput!): CoachResult
    }
    input BookingInput { start: Float! }
    type CoachResult { ok: Boolean! code: String message: String data: Coach }
    type CoachListResult { ok: Boolean! data: [Coach!] }
    type Coach { id: ID! name: String! }`,
  opportunities: `${LINK}
    type Query { opportunities: OpportunityListResult }
    type OpportunityListResult { ok: Boolean! data: [Opportunity!] }
    type Opportunity { id: ID! title: String! }`,
};

const INTRODUCTION = 'recordings/maya-chen.mp4';
const PLAYABLE = 'recordings/negotiating.mp4';
const MAYA = { id: 'c1', name: 'Maya Chen' };
const SALONS = [{ id: 's1', title: 'Boardroom ready' }];
const ok = <T>(data: T) => ({ ok: true, data });
const refused = { ok: false, code: 'UNAUTHENTICATED', message: 'Please sign in to continue.', data: null };

type Resolver = (root: never, args: never, context: InternalCaller) => unknown;

/** Four small fake subgraphs, and the people in the users subgraph. */
export function createFakeSubgraphs(people: People = new Map()) {
  const user = (id: string) => {
    const name = people.get(id)?.name ?? 'Somebody';
    return { __typename: 'User', id, name, first_name: name.split(' ')[0], needs_agreement: false };
  };
  const onlyService = (resolve: (args: never) => unknown): Resolver => {
    return (_root, args, { viewer }) => (hasRole(viewer, 'service') ? resolve(args) : refused);
  };
  const found = <T>(data: T | undefined) => ({ ok: true, data: data ?? null });
  const withPassword = (email: string, password: string) =>
    [...people.values()].find((person) => person.email === email && person.password === password);

  const resolvers: Record<Faked, Record<string, Record<string, Resolver>>> = {
    users: {
      Query: {
        me: (_root, _args, { viewer }) => (viewer.id ? ok(user(viewer.id)) : refused),
        user: (_root, { input }: { input: { id: string } }) => ok(user(input.id)),
        users: () => ({ ...ok([...people.keys()].map(user)), count: people.size }),
        broken: () => {
          throw new Error('secret: mongodb://admin:hunter2@db');
        },
        unreachable: () => {
          throw Object.assign(new Error('connect ECONNREFUSED'), { name: 'MongoServerSelectionError' });
        },
        viewer: onlyService(({ id }: { id: string }) => {
          const person = people.get(id);
          return found(person && { ...user(id), roles: person.roles, disabled: person.disabled ?? false });
        }),
        contact: onlyService(({ id }: { id: string }) => {
          const person = people.get(id);
          const [first_name, last_name] = person?.name.split(' ') ?? [];
          return found(person && { id, email: person.email, first_name, last_name });
        }),
        accountByEmail: onlyService(({ email }: { email: string }) => {
          const person = [...people.values()].find((one) => one.email === email);
          return found(person && { sub: person.id });
        }),
        verifyCredentials: onlyService(({ email, password }: { email: string; password: string }) => {
          const person = withPassword(email, password);
          return found(person && { sub: person.id });
        }),
      },
      Mutation: {
        askForEmailChange: onlyService(({ input }: { input: { user_id: string } }) =>
          ok({ id: `request-of-${input.user_id}` }),
        ),
      },
      User: { __resolveReference: ({ id }: { id: string }) => user(id), friends: () => [] },
    },
    content: {
      Query: {
        salons: () => ({ ...ok(SALONS), count: 1 }),
        search: () => ok(SALONS),
        recording: (_root, { key }: { key: string }, { viewer }) => {
          if (!viewer.id) return refused;
          return key === PLAYABLE ? ok(SALONS[0]) : { ok: false, code: 'NOT_FOUND' };
        },
      },
      Mutation: {
        createRSVP: (_root, _args, { viewer }) => (viewer.id ? ok(SALONS[0]) : refused),
        applyInviteCode: (_root, { input }: { input: { invite_code: string } }) =>
          ok(input.invite_code === 'GOLDEN-26'),
      },
      User: { __resolveReference: (reference: unknown) => reference, bookmarks: () => SALONS },
    },
    coaching: {
      Query: {
        coaches: () => ok([MAYA]),
        introduction: (_root, { key }: { key: string }, { viewer }) => {
          if (!viewer.id) return refused;
          return key === INTRODUCTION ? ok(MAYA) : { ok: false, code: 'NOT_FOUND' };
        },
      },
      Mutation: { bookSession: () => ok(MAYA), rescheduleSession: () => ok(MAYA) },
    },
    opportunities: { Query: { opportunities: () => ok([{ id: 'o1', title: 'Audit chair' }]) } },
  };

  const schemas = Object.fromEntries(
    Object.entries(fakeTypeDefs).map(([name, sdl]) => [
      name,
      buildSubgraphSchema({ typeDefs: parse(sdl), resolvers: resolvers[name as Faked] as never }),
    ]),
  ) as Record<Faked, GraphQLSchema>;

  return { schemas, supergraph: composed(), clients: clientsOf(schemas) };
}

/** Cached: composing takes a third of a second. */
let supergraph: string | undefined;
const composed = (): string => (supergraph ??= compose(fakeTypeDefs));

export function compose(definitions: Record<string, string>): string {
  const services = Object.entries(definitions).map(([name, sdl]) => ({
    name,
    url: `http://127.0.0.1:1/${name}`,
    typeDefs: parse(sdl),
  }));
  const { supergraphSdl, errors } = composeServices(services);
  if (!supergraphSdl) throw new Error(errors?.map(({ message }) => message).join('\n'));
  return supergraphSdl;
}

/** A subgraph without a schema is unavailable. */
function clientsOf(schemas: Partial<Record<Domain, GraphQLSchema>>): SubgraphClients {
  const client = (name: Domain): SubgraphClient => ({
    name,
    async ask(call, caller) {
      const schema = schemas[name];
      if (!schema) throw new SubgraphUnavailable(name, 'connection');
      return runOn(schema, call, caller);
    },
    isReady: async () => true,
    about: async () => ({ version: '1.0.0', owner: null, contract: 'fake' }),
    close: async () => {},
  });
  return Object.fromEntries(DOMAINS.map((name) => [name, client(name)])) as SubgraphClients;
}

export async function runOn(
  schema: GraphQLSchema,
  { query, variables, operationName }: Parameters<SubgraphClient['ask']>[0],
  caller: InternalCaller,
) {
  const document = parse(query);
  const errors = validate(schema, document);
  if (errors.length > 0) return { errors };
  return execute({ schema, document, variableValues: variables, operationName, contextValue: caller });
}

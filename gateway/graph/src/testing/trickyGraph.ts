const LINK = `extend schema @link(url: "https://specs.apollo.dev/federation/v2.9"
  import: ["@key", "@shareable", "@external", "@requires", "@inaccessible", "@interfaceObject"])`;

/** Four subgraphs with the hard cases of federation: abstract types, propagating nulls, several kinds of keys. */
export const trickyGraph = {
  users: `${LINK}
    type Query {
      me: Person
      person(id: ID!): Person!
      people(first: Int = 3): [Person!]
      nodes: [Node]
      matrix: [[Person]]
      strict: [[Person!]!]!
      thing: Thing
    }
    interface Node { id: ID! title: String }
    type Person implements Node @key(fields: "id") {
      id: ID! title: String name: String! mood: Mood moods: [Mood!] friends(first: Int): [Person!]! tags: [String!]
      weight: Int address: Address @shareable constructor: String
    }
    type Place implements Node @key(fields: "id") { id: ID! title: String! address: Address! }
    type Address @shareable { city: String! zip: Int }
    enum Mood { GLAD SAD HIDDEN @inaccessible }
    interface Thing @key(fields: "id") { id: ID! label: String }
    type Chair implements Thing @key(fields: "id") { id: ID! label: String legs: Int! }
    type Table implements Thing @key(fields: "id") { id: ID! label: String width: Float }`,
  content: `${LINK}
    type Query { feed: [Media!] found(text: String): [Hit] first: Hit books: [Book!]! }
    union Hit = Book | Film | Person
    interface Media { id: ID! heading: String }
    type Book implements Media @key(fields: "id") {
      id: ID! heading: String! pages: Int! value: Int! author: Person meta: Anything rating: Float @shareable
    }
    type Film implements Media @key(fields: "id") {
      id: ID! heading: String minutes: Float value: String cast: [Person!]!
    }
    type Person @key(fields: "id") {
      id: ID! books: [Book!]! favourite: Media liked(first: Int): [Hit!] address: Address @shareable
    }
    type Address @shareable { city: String! zip: Int }
    scalar Anything`,
  coaching: `${LINK}
    type Query { top: Media all: [Media!]! }
    type Mutation { book(at: Int!): Coach cancel: Boolean! }
    interface Media { id: ID! rating: Float }
    type Book implements Media @key(fields: "id") { id: ID! rating: Float @shareable }
    type Film implements Media @key(fields: "id") { id: ID! rating: Float! }
    type Person @key(fields: "id") {
      id: ID! weight: Int @external estimate: String @requires(fields: "weight") coach: Coach
    }
    type Coach @key(fields: "id") @key(fields: "code") { id: ID! code: String! rate: Int! person: Person! }`,
  opportunities: `${LINK}
    type Query { coaches: [Coach] things: [Thing!] }
    type Mutation { apply(why: Why!): Session }
    input Why { text: String = "because" times: [Int!] }
    type Coach @key(fields: "code") { code: String! motto: String! sessions: [[Session!]] }
    type Session { id: ID! length: Int! with: Person }
    type Person @key(fields: "id", resolvable: false) { id: ID! }
    type Thing @interfaceObject @key(fields: "id") { id: ID! price: Int }`,
};

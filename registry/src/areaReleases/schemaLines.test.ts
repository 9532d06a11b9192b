import { buildSchema } from 'graphql';
import { differingLines } from './schemaLines';

it('tells what a schema loses and gains, in the order of names', () => {
  const before = buildSchema(
    'type Query { coach(id: ID!): Coach } type Coach { name: String headline: String } enum Mood { GLAD }',
  );
  const after = buildSchema(
    'type Query { coach(id: ID!, at: Float): Coach } type Coach { name: String! } enum Mood { GLAD SAD }',
  );

  expect(differingLines(before, after)).toEqual([
    '- Coach.headline: String',
    '- Coach.name: String',
    '+ Coach.name: String!',
    '+ Mood.SAD',
    '+ Query.coach(id: ID!, at: Float): Coach',
    '- Query.coach(id: ID!): Coach',
  ]);
});

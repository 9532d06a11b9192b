import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { buildSchema, isEnumType } from 'graphql';
import { accessOf } from './accessOf';
import { callers } from './roles';

const shared = readFileSync(resolve(__dirname, '../shared.graphql'), 'utf8');
/** The shared part as plain GraphQL, without what federation brings. */
const schemaOf = (fields: string) =>
  buildSchema(`${shared.replace(/^extend schema[^)]*\)/, '')} type Query { ${fields} }`, {
    assumeValidSDL: true,
  });

it('reads the roles of one set and of several, and the source', () => {
  expect(
    accessOf(
      schemaOf(`desk: Int @access(to: editors, specifiedIn: "operations, content")
        company: Int @access(to: [admins, services], specifiedIn: "learning 1")`),
    ),
  ).toEqual({
    'Query.desk': { to: ['editors'], roles: ['editor', 'admin'], specifiedIn: 'operations, content' },
    'Query.company': { to: ['admins', 'services'], roles: ['admin', 'service'], specifiedIn: 'learning 1' },
  });
});

it.each([
  ['that has no declaration', 'desk: Int', /^Query\.desk does not declare by @access/],
  ['that begins like those of federation', '_desk: Int', /^Query\._desk does not declare by @access/],
  [
    'whose callers are unknown',
    'desk: Int @access(to: friends, specifiedIn: "learning 1")',
    /"?to"?.*invalid/i,
  ],
  ['without a source', 'desk: Int @access(to: editors)', /"specifiedIn".*required/],
  [
    'with a source that is none',
    'desk: Int @access(to: editors, specifiedIn: "yes")',
    /"yes", which is no page/,
  ],
])('refuses a root field %s', (_what, field, message) => {
  expect(() => accessOf(schemaOf(field))).toThrow(message);
});

it('has a name in the schema for each set of roles', () => {
  const names = schemaOf('a: Int').getType('Callers');

  expect(isEnumType(names) && names.getValues().map(({ name }) => name)).toEqual(Object.keys(callers));
});

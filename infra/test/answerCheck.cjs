const { readFileSync } = require('node:fs');
const path = require('node:path');
const { buildSchema, execute, parse, validate } = require('graphql');

const SUPERGRAPH = path.resolve(__dirname, '../../gateway/supergraph.graphql');

/** Read once a worker, and by the first answer that is checked: most files of tests check none. */
const productSchema = once(() => buildSchema(readFileSync(SUPERGRAPH, 'utf8'), { assumeValid: true }));
const documents = new Map();

/**
 * What is wrong with the answer that a test prepared for an operation, by the schema of the product: a field that the
 * schema does not have, one that is asked for and not answered, a value of another type, null where it is not allowed,
 * variables that the operation does not take. One sentence each; empty when the gateway could have answered so.
 *
 * `nulled`: paths of the answer's errors; what lies at one may be left out.
 */
exports.checkAnswer = function checkAnswer({ query, variables, data, nulled = [] }) {
  const { document, misasked } = read(query);
  if (misasked.length > 0) return misasked;
  const result = execute({
    schema: productSchema(),
    document,
    rootValue: data,
    variableValues: variables,
    fieldResolver: (source, _args, _context, { path: at }) => {
      const value = source[at.key];
      if (value !== undefined) return value;
      const here = pathOf(at);
      if (nulled.some((one) => one.join('.') === here)) return null;
      throw new Error(`${here} is asked for and not answered.`);
    },
  });
  const problems = new Map();
  // A list of twenty lacks the same field twenty times.
  for (const { message, path: at } of result.errors ?? []) {
    const field = (at ?? []).filter((part) => typeof part === 'string').join('.');
    problems.set(field, message.includes(field) ? message : `${field}: ${message}`);
  }
  return [...problems.values()];
};

function read(query) {
  if (!documents.has(query)) {
    const document = parse(query);
    documents.set(query, {
      document,
      misasked: validate(productSchema(), document).map(({ message }) => message),
    });
  }
  return documents.get(query);
}

const pathOf = (at) => (at.prev ? `${pathOf(at.prev)}.${at.key}` : String(at.key));

function once(make) {
  let made;
  return () => (made ??= make());
}

const path = require('node:path');
const { projects, ...whole } = require('../../test/jest.config.cjs');

const here = (file) => path.join(__dirname, file);
const [server] = projects;
const [pattern, [compiler, options]] = Object.entries(server.transform)[0];

/** The server tests as always, over sources with mutants in them; which of these is on, the runner is told. */
module.exports = {
  ...server,
  displayName: undefined,
  testTimeout: whole.testTimeout,
  runner: here('runner.cjs'),
  testEnvironment: here('environment.cjs'),
  transform: { [pattern]: [here('transformer.cjs'), { compiler, options }] },
  reporters: [],
  bail: 1,
};

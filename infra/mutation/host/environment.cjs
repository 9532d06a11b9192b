const Environment = require('../../test/node.environment.cjs');
const { probe } = require('./probe.cjs');

/** The first test that fails decides: those after it are skipped. */
module.exports = class MutantEnvironment extends Environment {
  constructor(...args) {
    super(...args);
    this.global.__isMutant = probe.isMutant;
  }

  handleTestEvent({ name, test }) {
    if (name === 'test_start' && this.hasFailed) test.mode = 'skip';
    if (name === 'test_done' && test.errors.length > 0) this.hasFailed = true;
  }
};

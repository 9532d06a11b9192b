const { TestEnvironment } = require('jest-environment-node');
require('./compileOnce.cjs');
const { release } = require('./leftovers.cjs');

/** Node's own environment of Jest; what a file leaves in Node itself goes with the file. */
module.exports = class NodeEnvironment extends TestEnvironment {
  async teardown() {
    await super.teardown();
    release();
  }
};

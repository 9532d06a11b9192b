const vm = require('node:vm');
const { TestEnvironment } = require('jest-environment-node');
require('./compileOnce.cjs');
const { release } = require('./leftovers.cjs');

/** Node's own environment of Jest; what a file leaves in Node itself goes with the file. */
module.exports = class NodeEnvironment extends TestEnvironment {
  /**
   * Around the global of its context Jest puts an object that watches it, so that each `Object` or `Promise` in a module is
   * looked up by an interceptor: some 140 ns where the engine has it in none.
   */
  constructor(...args) {
    const { createContext } = vm;
    vm.createContext = () => createContext(vm.constants.DONT_CONTEXTIFY);
    try {
      super(...args);
    } finally {
      vm.createContext = createContext;
    }
  }

  async teardown() {
    await super.teardown();
    release();
  }
};

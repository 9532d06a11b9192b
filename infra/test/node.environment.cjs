const { TestEnvironment } = require('jest-environment-node');
require('./compileOnce.cjs');

module.exports = TestEnvironment;

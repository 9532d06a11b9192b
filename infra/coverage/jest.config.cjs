const path = require('node:path');
const unit = require('../test/jest.config.cjs');

/**
 * The unit tests, counting which branches they take. By counters in the compiled source: the engine's own counting knows
 * no branch of a module that was compiled before it was switched on, and a worker compiles each module once
 * (`infra/test/compileOnce.cjs`).
 */
module.exports = {
  ...unit,
  rootDir: path.resolve(__dirname, '../..'),
  collectCoverage: true,
  coverageProvider: 'babel',
  coverageDirectory: 'coverage/unit',
  coverageReporters: ['json-summary'],
  collectCoverageFrom: [
    '{gateway,registry,registry/protocol,registry/service,shell,mfe-*}/src/**/*.{ts,tsx}',
    'shell/{contract,server}/**/*.{ts,tsx}',
    'shared-ui/{,common/}src/**/*.{ts,tsx}',
    'subgraphs/*/{src,contract/src}/**/*.ts',
    'infra/database/src/**/*.ts',
    'infra/{admin,backup,processes,start,webpack}/**/*.ts',
    '!**/*.{test,stories}.{ts,tsx}',
    '!**/*.d.ts',
    '!**/{testing,seed,demo,__generated__,node_modules,dist}/**',
  ],
};

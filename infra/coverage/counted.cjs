const path = require('node:path');
const { workspaces } = require('../../package.json');

/**
 * A configuration of the unit tests, counting which branches they take. By counters in the compiled source: the engine's own
 * counting knows no branch of a module that was compiled before it was switched on, and a worker compiles each module once
 * (`infra/test/compileOnce.cjs`).
 */
exports.counted = (config) => ({
  ...config,
  rootDir: path.resolve(__dirname, '../..'),
  collectCoverage: true,
  coverageProvider: 'babel',
  coverageDirectory: 'coverage/unit',
  coverageReporters: ['json-summary'],
  collectCoverageFrom: [
    ...workspaces.map((workspace) => `${workspace}/src/**/*.{ts,tsx}`),
    'shell/{contract,server}/**/*.{ts,tsx}',
    'infra/{admin,backup,migrations,processes,start,webpack}/**/*.ts',
    '!**/*.{test,stories}.{ts,tsx}',
    '!**/*.d.ts',
    '!**/{testing,seed,demo,__generated__,node_modules,dist}/**',
  ],
});

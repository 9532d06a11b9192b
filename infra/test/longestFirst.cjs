const { default: Sequencer } = require('@jest/test-sequencer');
const { statSync } = require('node:fs');
const path = require('node:path');
const { filesOf } = require('./groups.cjs');

const BYTES_PER_MS = 3;

/** Jest's own order, the longest first, on a machine that has not run them before too: there by what is to be run. */
module.exports = class LongestFirst extends Sequencer {
  time(test) {
    const { rootDir } = test.context.config;
    return super.time(test) ?? bytesOf(test.path, rootDir) / BYTES_PER_MS;
  }
};

const bytesOf = (file, root) =>
  (filesOf(file)?.map((name) => path.join(root, name)) ?? [file])
    .map((one) => statSync(one).size)
    .reduce((a, b) => a + b, 0);

const path = require('node:path');
const { groupsOf, writeGroups } = require('./groups.cjs');
const {
  projects: [node, dom],
  ...whole
} = require('./jest.config.cjs');

const FOLDER = path.join(node.rootDir, '.cache/test-groups');
const groups = groupsOf(node.rootDir, node.roots);
writeGroups(node.rootDir, FOLDER, groups);

/** The whole run: as the plain configuration, with the server tests in groups. A file of them is run by the plain one. */
module.exports = {
  ...whole,
  testSequencer: path.join(__dirname, 'longestFirst.cjs'),
  reporters: [[path.join(__dirname, '../ci/reporters/jestProgress.cjs'), { groups }]],
  projects: [
    {
      ...node,
      roots: [FOLDER],
      testMatch: ['**/*.test.cjs'],
      modulePathIgnorePatterns: node.modulePathIgnorePatterns.filter((pattern) => !pattern.includes('cache')),
    },
    dom,
  ],
};

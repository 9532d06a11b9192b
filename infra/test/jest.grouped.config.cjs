const path = require('node:path');
const { groupsOf, writeGroups } = require('./groups.cjs');
const {
  projects: [node, dom],
  ...whole
} = require('./jest.config.cjs');

/** Tests of pages that were seen to pass in one page. Those of the shell would not: each of its files starts it anew. */
const TOGETHER = ['mfe-learning', 'mfe-opportunities', 'mfe-public-events'];
const isTogether = (root) => TOGETHER.includes(root);

const servers = grouped('test-groups', node.roots);
const pages = grouped('page-groups', dom.roots.filter(isTogether));

/** The whole run: as the plain configuration, with tests in groups. A file of them is run by the plain one. */
module.exports = {
  ...whole,
  testSequencer: path.join(__dirname, 'longestFirst.cjs'),
  reporters: [
    [
      path.join(__dirname, '../ci/reporters/jestProgress.cjs'),
      { groups: [...servers.groups, ...pages.groups] },
    ],
  ],
  projects: [
    { ...node, ...found([servers.folder]) },
    { ...dom, ...found([pages.folder, ...dom.roots.filter((root) => !isTogether(root))]) },
  ],
};

function grouped(name, roots) {
  const folder = path.join(node.rootDir, '.cache', name);
  const groups = groupsOf(node.rootDir, roots);
  writeGroups(node.rootDir, folder, groups);
  return { folder, groups };
}

function found(roots) {
  return {
    roots,
    testMatch: ['**/*.test.cjs', ...node.testMatch],
    modulePathIgnorePatterns: node.modulePathIgnorePatterns.filter((pattern) => !pattern.includes('cache')),
  };
}

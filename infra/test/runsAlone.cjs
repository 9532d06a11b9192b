/** Whether a file of tests changes what others would load or use, or is too long to share a group. Read from its text. */
exports.runsAlone = function runsAlone(name, text) {
  return (
    name.startsWith('infra/') || REPLACES.test(text) || SPIES_FROM_THE_START.test(text) || LONG.has(name)
  );
};

/** Modules: for all that are loaded after it. */
const REPLACES = /\bjest\s*\.\s*(mock|doMock|unmock|setMock|unstable_mockModule|resetModules|isolateModules)/;

/** At the top of the file, before the tests of any other: what is spied on in a test or a hook ends with the file. */
const SPIES_FROM_THE_START = /^\S.*\bjest\.(spyOn|replaceProperty|useFakeTimers)\(/m;

/** As long as a group by themselves. */
const LONG = new Set([
  // Every route and operation, as every role.
  'gateway/src/access/rights.test.ts',
]);

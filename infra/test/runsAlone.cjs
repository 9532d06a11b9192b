/**
 * Whether a file of tests changes what others would load or use. Read from its text; where that does not show, the file says
 * so and why: `// Runs alone: ...`. Tests of `infra` load little that they could share.
 */
exports.runsAlone = (name, text) =>
  name.startsWith('infra/') ||
  pragmaOf(text) !== '' ||
  REPLACES.test(text) ||
  SPIES_FROM_THE_START.test(text) ||
  SAYS_SO.test(text);

/** What a file asks of Jest for itself alone, such as another environment: its first comment. */
const pragmaOf = (text) => PRAGMA.exec(text)?.[0] ?? '';
exports.pragmaOf = pragmaOf;

const PRAGMA = /^\/\*\*(?:(?!\*\/)[^])*@jest-(?:(?!\*\/)[^])*\*\//;

/** Modules: for all that are loaded after it. */
const REPLACES = /\bjest\s*\.\s*(mock|doMock|unmock|setMock|unstable_mockModule|resetModules|isolateModules)/;

/** At the top of the file, before the tests of any other: what is spied on in a test or a hook ends with the file. */
const SPIES_FROM_THE_START = /^\S.*\bjest\.(spyOn|replaceProperty|useFakeTimers)\(/m;

const SAYS_SO = /^\/\/ Runs alone: /m;

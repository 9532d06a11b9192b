const { TestEnvironment } = require('jest-environment-jsdom');
const { checkAnswer } = require('./answerCheck.cjs');
require('./compileOnce.cjs');

const FROM_NODE = [
  'TextEncoder',
  'TextDecoder',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'CompressionStream',
  'DecompressionStream',
  'fetch',
  'Request',
  'Response',
  'Headers',
  'FormData',
  'Blob',
  'File',
  'AbortController',
  'AbortSignal',
  'BroadcastChannel',
  'structuredClone',
];

/** jsdom with Node's own network and stream classes, which MSW answers and jsdom lacks. */
module.exports = class DomEnvironment extends TestEnvironment {
  constructor(...args) {
    super(...args);
    for (const name of FROM_NODE) {
      if (name in globalThis) this.global[name] = globalThis[name];
    }
    // Out here the schema is read once for all files of a worker.
    this.global.checkAnswer = checkAnswer;
  }

  exportConditions() {
    return ['node', 'node-addons', 'require', 'default'];
  }
};

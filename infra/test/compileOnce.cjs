const vm = require('node:vm');

/**
 * Every file of tests runs in a context of its own, and Jest compiles every module anew for each. A script can run in any
 * number of contexts: with this, a worker compiles each module once, and what the engine learns of it stays.
 */
const compileFunction = vm.compileFunction;
const scripts = new Map();

vm.compileFunction = function compileOnce(code, parameters = [], options = {}) {
  const { filename, parsingContext } = options;
  // What imports at run time is bound to the file of tests that compiled it.
  if (!parsingContext || !filename || IMPORTS.test(code)) return compileFunction(code, parameters, options);
  const key = `${filename}\n${parameters.join()}`;
  let known = scripts.get(key);
  if (known?.code !== code) {
    const head = `(function (${parameters.join()}) {`;
    // Nothing of the file of tests that compiled it first: a script would hold on to all that file loaded.
    const script = new vm.Script(`${head}${code}\n})`, { filename, columnOffset: -head.length });
    known = { code, script };
    scripts.set(key, known);
  }
  return known.script.runInContext(parsingContext);
};

const IMPORTS = /\bimport\s*\(/;

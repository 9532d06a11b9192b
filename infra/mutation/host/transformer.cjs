const { readFileSync } = require('node:fs');

/** Source file to the file that holds it with its mutants. */
const instrumented = JSON.parse(readFileSync(process.env.MUTANTS_FILE, 'utf8'));

/** The compiler of all tests, given the source with mutants where there is one. */
exports.createTransformer = ({ compiler, options }) => {
  const inner = require(compiler).createTransformer(options);
  const sourceOf = (source, file) =>
    file in instrumented ? readFileSync(instrumented[file], 'utf8') : source;
  return {
    canInstrument: false,
    process: (source, file, given) => inner.process(sourceOf(source, file), file, given),
    getCacheKey: (source, file, given) => inner.getCacheKey(sourceOf(source, file), file, given),
  };
};

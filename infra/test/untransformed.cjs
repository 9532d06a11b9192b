const { readdirSync, readFileSync } = require('node:fs');
const path = require('node:path');

/**
 * Jest runs CommonJS, so packages published only as ES modules must pass through the compiler. Which ones those
 * are is read from the packages themselves; everything else under node_modules is left as it is.
 */
exports.untransformed = (root) => {
  const modules = path.join(root, 'node_modules');
  const names = packageNames(modules).filter((name) => isEsModule(path.join(modules, name)));
  const innermost = '/node_modules/(?!.*/node_modules/)';
  return [`${innermost}(?!(?:${names.join('|').replaceAll('.', '\\.')})/).*(?<!\\.mjs)$`];
};

const packageNames = (modules) =>
  readdirSync(modules).flatMap((entry) =>
    entry.startsWith('@')
      ? readdirSync(path.join(modules, entry)).map((name) => `${entry}/${name}`)
      : [entry],
  );

function isEsModule(folder) {
  try {
    return JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')).type === 'module';
  } catch {
    return false;
  }
}

const { existsSync, readdirSync, readFileSync } = require('node:fs');
const path = require('node:path');

/**
 * Jest runs CommonJS, so packages published only as ES modules must pass through the compiler. Which ones those
 * are is read from the packages themselves; everything else under node_modules is left as it is.
 */
exports.untransformed = (root) => {
  const modules = path.join(root, 'node_modules');
  const all = packageNames(modules);
  const names = all.filter((name) => isEsModule(path.join(modules, name)));
  const innermost = '/node_modules/(?!.*/node_modules/)';
  const nested = nestedNames(modules, all);
  const unless = nested.length > 0 ? `^(?!.*/(?:${asPattern(nested)})/(?!.*/node_modules/)).*` : '';
  return [`${unless}${innermost}(?!(?:${asPattern(names)})/).*(?<!\\.mjs)$`];
};

const asPattern = (names) => names.join('|').replaceAll('.', '\\.');

/** Those that a package brings along in another version, which is published in another form than the common one. */
const nestedNames = (modules, all) =>
  all
    .filter((name) => existsSync(path.join(modules, name, 'node_modules')))
    .flatMap((name) =>
      packageNames(path.join(modules, name, 'node_modules'))
        .filter((inner) => isEsModule(path.join(modules, name, 'node_modules', inner)))
        .filter((inner) => !isEsModule(path.join(modules, inner)))
        .map((inner) => `${name}/node_modules/${inner}`),
    );

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

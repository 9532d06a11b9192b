// node keepLibraries.mjs <from> <to> <program folder>...
// Copies of the libraries in `from` (a node_modules) what these compiled programs need to `to`: what they import by name, and what that
// depends on. Workspaces bring the libraries of their pages, which no server imports.
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const [from, to, ...programs] = process.argv.slice(2);
/** Read by compilers and people. */
const NOT_RUN = /\.([cm]?tsx?|map|md|markdown)$/;
/** Of whoever makes the library: its tests, and what its tools keep in hidden folders (pdfkit's is a whole package manager). */
const OF_ITS_MAKER = /^(tests?|benchmarks?|examples)$|(^|[\\/])(\.[^/\\]+|__tests__)$/;
/** Copies for bundlers and browsers, beside the ones that Node takes. */
const FOR_BUNDLERS =
  /@opentelemetry[\\/][^/\\]+[\\/]build[\\/](esm|esnext)([\\/]|$)|@(aws-sdk|smithy|aws)[\\/][^/\\]+[\\/]dist-es([\\/]|$)|pdfkit[\\/]js[\\/]pdfkit\.(standalone|browser|old)\b/;
/** Read by itself: nothing else of its library is needed. */
const SINGLE_FILE = /\.(ttf|woff2)$/;
/** Every city there is, with 60 MB of what nobody asks for: names and codes are read (`gateway/bff/src/places`). */
const PLACES = '@countrystatecity/countries/dist/data';

const kept = new Set();
for (const program of programs)
  for (const name of JSON.parse(readFileSync(join(program, 'libraries.json'), 'utf8')))
    if (SINGLE_FILE.test(name)) keepFile(name);
    else keep(packageOf(name), from);

for (const folder of kept)
  cpSync(folder, join(to, relative(from, folder)), {
    recursive: true,
    filter: (file) => isRun(folder, file),
  });
if (existsSync(join(to, PLACES))) shortenPlaces(join(to, PLACES));
console.log(`${kept.size} libraries of ${programs.join(', ')}`);

function packageOf(specifier) {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

function keepFile(name) {
  for (const file of [name, join(packageOf(name), 'package.json')]) {
    mkdirSync(dirname(join(to, file)), { recursive: true });
    cpSync(join(from, file), join(to, file));
  }
}

function shortenPlaces(folder) {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.name.endsWith('.json') || entry.name === 'meta.json') continue;
    const file = join(entry.parentPath, entry.name);
    const rows = JSON.parse(readFileSync(file, 'utf8'));
    writeFileSync(file, JSON.stringify(rows.map(({ iso2, name }) => ({ iso2, name }))));
  }
}

function keep(name, beside) {
  const folder = foundFrom(name, beside);
  if (!folder || kept.has(folder)) return;
  kept.add(folder);
  const { dependencies, optionalDependencies, peerDependencies } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  );
  for (const needed of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies }))
    keep(needed, folder);
}

/** As Node looks: beside the library, then in every folder above. An optional one may be nowhere. */
function foundFrom(name, beside) {
  for (let folder = beside; folder.startsWith(from); folder = join(folder, '..')) {
    const candidate = folder === from ? join(from, name) : join(folder, 'node_modules', name);
    if (existsSync(join(candidate, 'package.json'))) return candidate;
  }
  return null;
}

function isRun(folder, file) {
  const inside = relative(folder, file);
  return (
    !/(^|[\\/])node_modules([\\/]|$)/.test(inside) &&
    !NOT_RUN.test(inside) &&
    !(OF_ITS_MAKER.test(inside) && statSync(file).isDirectory()) &&
    !FOR_BUNDLERS.test(relative(from, file))
  );
}

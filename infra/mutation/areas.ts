import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

export const ROOT = resolve(import.meta.dirname, '../..');

/** Rules that matter, and the tests that are to notice when one of them is wrong. Paths from the root of the repository. */
export interface Area {
  name: string;
  sources: RegExp;
  tests: RegExp;
}

export const areas: readonly Area[] = [
  {
    name: 'access',
    sources:
      /^subgraphs\/kit\/src\/access\/(?!.*\.test\.)(?!index\.)(?!noteRefusals\.)(?!withoutControlCharacters\.)\w+\.ts$/,
    tests: /^(subgraphs\/kit|gateway)\/src\/access\//,
  },
  {
    name: 'policies',
    sources: /^subgraphs\/(\w+\/src\/modules\/|kit\/src\/files\/).*\.policy\.ts$/,
    tests: /^subgraphs\/(\w+\/src\/modules|kit\/src\/files)\//,
  },
  {
    name: 'seats',
    sources:
      /^subgraphs\/content\/src\/modules\/(rsvp|attendance)\/(?!.*\.(policy|model|resolvers|test)\.ts$).*\.ts$/,
    tests: /^subgraphs\/content\/src\/modules\/(rsvp|attendance|seatOrder|salon)\//,
  },
  {
    name: 'credits',
    sources: /^subgraphs\/coaching\/src\/modules\/credits\/(ledger|updateCredits|credits\.service)\.ts$/,
    tests: /^subgraphs\/coaching\/src\/modules\/(credits|session|order)\//,
  },
  {
    name: 'sessions',
    sources:
      /^subgraphs\/coaching\/src\/modules\/(session\/(?!.*\.(policy|model|resolvers|test)\.ts$).*|availability\/(slots|availability\.service))\.ts$/,
    tests: /^subgraphs\/coaching\/src\/modules\/(session|availability)\//,
  },
  {
    name: 'orders',
    sources:
      /^(subgraphs\/coaching\/src\/modules\/order\/(order\.service|settleOrder)|subgraphs\/content\/src\/modules\/seatOrder\/(seatOrder\.service|settleSeatOrder)|gateway\/bff\/src\/billing\/orders\/(coachingOrders|contentOrders))\.ts$/,
    tests:
      /^(subgraphs\/coaching\/src\/modules\/order\/|subgraphs\/content\/src\/modules\/(seatOrder|rsvp)\/|gateway\/bff\/src\/billing\/)/,
  },
];

export const sourcesOf = ({ sources }: Area): string[] => productFiles().filter((file) => sources.test(file));

export const testsOf = ({ tests }: Area): string[] =>
  productFiles().filter((file) => tests.test(file) && file.endsWith('.test.ts'));

let found: string[] | undefined;
const productFiles = () => (found ??= ['subgraphs', 'gateway'].flatMap(filesIn).sort());

function filesIn(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (['node_modules', 'dist'].includes(entry.name)) return [];
    return entry.isDirectory() ? filesIn(path) : path.endsWith('.ts') ? [path] : [];
  });
}

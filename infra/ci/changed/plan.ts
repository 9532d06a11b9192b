/** What a change can have broken, and the commands that find out. Files are from the root. */
export interface Plan {
  /** For the lint, the formatting and the import graph. */
  sources: string[];
  /** Their operations or schema changed, so that generated types may have. */
  isGraphChanged: boolean;
  /** Elements whose stories are looked at again: `Accordion`. */
  elements: string[];
  /** Everything runs: the change is in what all tests stand on. */
  touchesAll: string[];
  /** What no quick run proves: phases of `npm test` that this change belongs to. */
  left: string[];
}

const SOURCE = /\.(tsx?|[cm]js|[cm]ts)$/;
const ELEMENT = /^shared-ui\/src\/(?:elements|patterns)\/([^/]+)\//;
const LOOKS = /^shared-ui\/src\/(theme|tokens)\//;
/** What every test stands on: a change here is proven by all of them. */
const FOUNDATION = [/^package(-lock)?\.json$/, /^infra\/test\/(?!.*\.test\.)/, /^tsconfig/];
const IN_BROWSER = /^(mfe-|shell|shared-ui)/;
const ON_SERVER = /^(gateway|subgraphs|registry|shared-ui\/common|infra\/(database|start))/;

export function planFor(files: readonly string[]): Plan {
  const elements = files.flatMap((file) => ELEMENT.exec(file)?.[1] ?? []);
  const isPageChanged = files.some((file) => IN_BROWSER.test(file) && !isTest(file));
  const isServerChanged = files.some((file) => ON_SERVER.test(file) && !isTest(file));
  return {
    sources: files.filter((file) => SOURCE.test(file)),
    isGraphChanged: files.some((file) => file.endsWith('.graphql')),
    elements: [...new Set(elements)].sort(),
    touchesAll: files.filter((file) => FOUNDATION.some((pattern) => pattern.test(file))),
    left: [
      ...(files.some((file) => LOOKS.test(file)) ? ['catalogue'] : []),
      ...(isPageChanged || isServerChanged ? ['journeys'] : []),
      ...(isServerChanged ? ['services'] : []),
    ],
  };
}

const isTest = (file: string) => /\.(test|spec|stories)\.tsx?$/.test(file);

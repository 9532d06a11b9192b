import { mkdirSync } from 'node:fs';
import { ensureChromium } from '../ensureChromium';
import { journeysThrough } from '../journeys';
import { RESULTS } from '../results';

/**
 * Goes through the main path of every area in a product that Apollo's own gateway answers (`GATEWAY_ENGINE=apollo`), with our
 * engine in its shadow; ends with 1 when a journey fails or the engines differ. Other journeys may be named:
 * `stockEngine.ts search.spec.ts profile.spec.ts`.
 */
const MAIN_PATHS = [
  'shell.spec.ts',
  'member.spec.ts',
  'search.spec.ts',
  'coaching.spec.ts',
  'coachingSession.spec.ts',
  'directory.spec.ts',
  'memberConnections.spec.ts',
  'opportunity.spec.ts',
  'visitor.spec.ts',
  'library.spec.ts',
  'memberEditing.spec.ts',
];

const named = process.argv.slice(2);
const browser = ensureChromium();
process.exitCode = browser !== null && (await isSound(browser)) ? 0 : 1;

async function isSound(chromium: string): Promise<boolean> {
  mkdirSync(RESULTS, { recursive: true });
  const compared: Record<string, number> = {};
  const different: string[] = [];
  const specs = (named.length > 0 ? named : MAIN_PATHS).map((spec) => `specs/${spec}`);
  const { passed, failed } = await journeysThrough('embedded', ['--project=desktop', ...specs], chromium, {
    variables: { GATEWAY_ENGINE: 'apollo', GATEWAY_SHADOW: '1' },
    async lookAt(gateway) {
      for (const { operation, outcome, times } of await readShadow(gateway)) {
        compared[outcome] = (compared[outcome] ?? 0) + times;
        if (outcome === 'different' || outcome === 'failed') different.push(`${operation} (${outcome})`);
      }
    },
  });
  console.log(`${passed} journeys passed, ${failed} failed; compared: ${JSON.stringify(compared)}`);
  if (different.length > 0) console.error(`The engines differ: ${different.join(', ')}`);
  return failed === 0 && passed > 0 && different.length === 0 && (compared.equal ?? 0) > 0;
}

async function readShadow(gateway: string) {
  const text = await fetch(`${gateway}/metrics`).then((answer) => answer.text());
  const samples = text.matchAll(
    /^graphql_shadow_total\{operation="(?<operation>\w+)",outcome="(?<outcome>\w+)"[^}]*\} (?<times>\d+)/gm,
  );
  return [...samples].map(({ groups: { operation = '', outcome = '', times } = {} }) => ({
    operation,
    outcome,
    times: Number(times),
  }));
}

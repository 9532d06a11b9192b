import { parseRange, satisfy } from 'webpack/lib/util/semver.js';
import { DROPPED_LIBRARIES } from '@athenaeum/shell-contract/manifest';
import type { SharedLibrary } from '../entry';
import { refusal, verdict, type Check } from './check';
import { versionName } from './live';
import { ownLibraries, packageOf } from './ownLibraries';

type Named = { who: string; shared: readonly SharedLibrary[] };

/**
 * Checks that a page still has each shared library once: a build may not bundle a second copy, nor provide a version that others
 * were not built for. Decided by webpack's own semver code, as on the page. Exempt are libraries that are no singletons, and
 * those that areas of an older contract bundle.
 */
export const sharedLibraries: Check = {
  name: 'shared libraries',
  run({ entry, source }, { shell, remotes }) {
    if (!entry.shared) return refusal('The build does not say which libraries it shares: build it anew.');
    if (!shell.shared)
      return refusal('The running shell does not say which libraries it brings: start it anew.');
    const others = remotes
      .filter((remote) => remote.entry.name !== entry.name)
      .map((remote): Named => ({ who: versionName(remote), shared: remote.entry.shared ?? [] }));
    return verdict(`all ${entry.shared.length} go with what is live`, [
      ...(source === undefined ? [] : differing(source, shell.shared)),
      ...comparedWithShell(entry.shared, shell.shared, DROPPED_LIBRARIES[entry.contract]),
      ...[{ who: 'the live shell', shared: shell.shared }, ...others].flatMap((other) =>
        displaced(entry.shared!, other),
      ),
    ]);
  },
};

/** Libraries in the area's own `node_modules` in another version than the page provides. */
const differing = (source: string, live: readonly SharedLibrary[]): string[] =>
  ownLibraries(source, live).flatMap(({ name, version }) => {
    const provided = live.find((one) => packageOf(one.name) === name)!;
    return fits(version, `^${provided.version}`)
      ? []
      : [
          `${name} ${version} is in ${source}/node_modules, and the live shell brings ${provided.version}: take it out of ${source}/package.json, and install again.`,
        ];
  });

function comparedWithShell(
  coming: readonly SharedLibrary[],
  live: readonly SharedLibrary[],
  takenAlong: readonly string[] = [],
): string[] {
  const missing = live
    .filter(({ name, singleton }) => singleton && !coming.some((one) => one.name === name))
    .map(({ name }) => `${name} is not among what it shares: a page would have it twice.`);
  return missing.concat(
    coming.flatMap(({ name, range, singleton }) => {
      const provided = live.find((one) => one.name === name);
      if (!provided && takenAlong.includes(name)) return [];
      if (!provided)
        return [`${name} is shared, and the live shell does not bring it: deploy the shell first.`];
      if (provided.singleton && !singleton)
        return [`${name} is not shared as a singleton: a page could have it twice.`];
      // A library that is no singleton falls back to its own copy.
      if (!provided.singleton || fits(provided.version, range)) return [];
      return [`${name}: built for ${range}, and the live shell brings ${provided.version}.`];
    }),
  );
}

/** Provided versions that the page could hand to areas that were not built for them. */
const displaced = (coming: readonly SharedLibrary[], { who, shared }: Named): string[] =>
  coming.flatMap(({ name, version, singleton }) => {
    const range = shared.find((one) => one.name === name)?.range;
    return !singleton || range === undefined || fits(version, range)
      ? []
      : [`${name} ${version} comes along, and ${who} was built for ${range}.`];
  });

const fits = (version: string, range: string) => satisfy(parseRange(range), version);

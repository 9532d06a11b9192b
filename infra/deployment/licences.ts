/** Licences of libraries that may be used and shipped without asking anybody. */
export const ALLOWED = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  // Fonts.
  'OFL-1.1',
  'PSF-2.0',
  'Python-2.0',
  'Unlicense',
  'Zlib',
] as const;

/** Licences that ask for something: only these packages, for the reason that was found good. The part before `*` is a prefix. */
export const ACCEPTED: readonly { package: string; licence: string; why: string }[] = [
  {
    package: '@apollo/*',
    licence: 'Elastic-2.0',
    why: 'the query planner and composition: free to run, but not to offer to others as a managed service',
  },
  {
    package: '@img/sharp-*',
    licence: 'LGPL-3.0-or-later',
    why: 'libvips, a library of its own beside sharp, loaded at run time and replaceable',
  },
  {
    package: '@countrystatecity/countries',
    licence: 'ODbL-1.0',
    why: 'data of places, used unchanged; a changed copy that is passed on has to stay under it',
  },
  { package: 'axe-core', licence: 'MPL-2.0', why: 'used unchanged, in tests' },
  { package: 'ical.js', licence: 'MPL-2.0', why: 'used unchanged, in tests' },
  { package: 'web-push', licence: 'MPL-2.0', why: 'used unchanged, by the gateway and its workers' },
  { package: 'caniuse-lite', licence: 'CC-BY-4.0', why: 'data of browsers, used when building' },
];

/** Packages whose `package.json` names no licence in the way npm reads it; read in their LICENSE files, else in what they say of themselves. */
const READ_IN_FILES: Readonly<Record<string, string>> = {
  busboy: 'MIT',
  chargebee: 'MIT',
  dicer: 'MIT',
  'humanize-number': 'MIT',
  only: 'MIT',
  'png-js': 'MIT',
  streamsearch: 'MIT',
};

export interface LicenceProblem {
  /** Name and version. */
  package: string;
  licence: string;
}

interface Locked {
  version?: string;
  license?: string;
  link?: boolean;
}

const FOLDER = 'node_modules/';

/**
 * The locked libraries whose licence nobody has allowed, by name.
 *
 * @param lock the text of package-lock.json
 */
export function licenceProblems(lock: string): LicenceProblem[] {
  const { packages } = JSON.parse(lock) as { packages: Record<string, Locked> };
  const problems = new Map<string, LicenceProblem>();
  for (const [path, { version = '', license, link }] of Object.entries(packages)) {
    if (link || !path.includes(FOLDER)) continue;
    const name = path.slice(path.lastIndexOf(FOLDER) + FOLDER.length);
    const licence = license ?? READ_IN_FILES[name] ?? 'none';
    const id = `${name}@${version}`;
    if (!isAllowed(licence, name)) problems.set(id, { package: id, licence });
  }
  return [...problems.values()].sort((one, other) => (one.package < other.package ? -1 : 1));
}

/** Of an SPDX expression every part of an AND has to be allowed, and one of an OR. */
function isAllowed(expression: string, name: string): boolean {
  return expression
    .replace(/^\((.*)\)$/, '$1')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((licence) => isAllowedAlone(licence.trim(), name)));
}

const isAllowedAlone = (licence: string, name: string): boolean =>
  (ALLOWED as readonly string[]).includes(licence) ||
  ACCEPTED.some((one) => one.licence === licence && covers(one.package, name));

const covers = (pattern: string, name: string): boolean =>
  pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern;

/** A warning, with the places that it was reached by. */
const WARNING = /(?:\[DEP\d+\] )?DeprecationWarning: .*(?:\n {4}at .*)+/g;

/** What Node says will go away, each once, with the first place outside of Node that uses it; a library's has `node_modules` in it. */
export function warningsIn(said: string): string[] {
  return [...new Set((said.match(WARNING) ?? []).map(toldShortly))];
}

/** Warnings of libraries are not ours to fix. */
export const isOurs = (warning: string) => !warning.includes('node_modules');

function toldShortly(warning: string): string {
  const [what, ...places] = warning.split('\n');
  const place = places.find((line) => !line.includes('node:')) ?? '';
  return `${what} ${place.trim().replace(`${process.cwd()}/`, '')}`;
}

declare module 'webpack/lib/util/semver.js' {
  type Range = readonly unknown[];
  export function parseRange(range: string): Range;
  export function satisfy(range: Range, version: string): boolean;
}

export {
  beginAreaRelease,
  endAreaRelease,
  noteStep,
  noteUnrouted,
  beginRollback,
  type Plan,
} from './advance';
export {
  type AreaRelease,
  areaReleaseById,
  areaReleasesOf,
  type AreaStep,
  findUnderWay,
  readAreaReleases,
} from './areaRelease';
export { type FetchRow, fetchesOf, noteFetches } from './fetches';
export { isGiven, rollBackRelease, withdrawRemote } from './rollBackRelease';
export { type Route, routeIn } from './route';

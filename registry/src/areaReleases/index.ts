export { beginAreaRelease, endAreaRelease, noteStep, noteUnrouted, beginReturn, type Plan } from './advance';
export {
  type AreaRelease,
  areaReleaseById,
  areaReleasesOf,
  type AreaStep,
  findUnderWay,
  readAreaReleases,
} from './areaRelease';
export { type FetchRow, fetchesOf, noteFetches } from './fetches';
export { isGiven, returnRelease, withdrawRemote } from './returnRelease';
export { type Route, routeIn } from './route';

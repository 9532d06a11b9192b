export { Beside, BesideBar, BesideBody, BesideChecks, BesideFoot, BesidePanel } from './Beside';
export { BesideSkeleton } from './BesideSkeleton';

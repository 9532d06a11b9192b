export { Beside, BesideBar, BesideBody, BesideChecks, BesideFoot, BesidePanel } from './Beside';

export { catalogueFaults } from './catalogueFaults';
export { translationFaults } from './translationFaults';

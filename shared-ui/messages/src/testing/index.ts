export { emptyMessages, readCatalogue } from './readCatalogue';
export { translationFaults } from './translationFaults';

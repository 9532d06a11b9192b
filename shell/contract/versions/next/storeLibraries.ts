export * from '../../src/api/storeLibraries';
/** A name more than today's page has. */
export { useStore } from 'react-redux';

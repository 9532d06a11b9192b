// In the place of federation's descriptions of its errors: those that a page can meet. The others are of snapshots, manifests and
// builds, which are not part of its runtime here, or of a configuration that is fixed with the build. Each error has its code besides.
export const runtimeDescMap = {
  'RUNTIME-001': 'Failed to get remoteEntry exports.',
  'RUNTIME-002': 'The remote entry interface does not contain "init"',
  'RUNTIME-004': 'Failed to locate remote.',
  'RUNTIME-008': 'Failed to load script resources.',
  'RUNTIME-014': 'The remote does not expose the requested module.',
  'RUNTIME-015': 'Remote container initialization failed.',
};
export const typeDescMap = {};
export const buildDescMap = {};
export const errorDescMap = runtimeDescMap;

/** Where the runners of a test run leave their reports. */
export const RESULTS = 'test-results';

/** What `build.ts` tells the process that started it once all builds are there. */
export const BUILT = 'built';

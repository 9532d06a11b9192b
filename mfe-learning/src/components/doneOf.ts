import { pathwayProgressText } from './pathwayProgress.messages';

/** "2 of 8 done"; empty where there is nothing to do. */
export const doneOf = (progress: { done: number; salons: number } | null | undefined): string | null =>
  progress && progress.salons > 0 ? pathwayProgressText.doneOf(progress) : null;

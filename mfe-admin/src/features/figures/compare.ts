import { figuresText } from './figures.messages';
import { number } from './words';

export interface Comparison {
  words: string;
  /** By which it has changed, in its own unit. */
  change: number;
}

/** "84 more than 528 before". Both are whole numbers of the same unit. */
export function compared(now: number, before: number): Comparison {
  const change = now - before;
  if (now === 0 && before === 0) return { words: figuresText.noneBefore, change };
  if (change === 0) return { words: figuresText.sameAsBefore, change };
  const said = { change: number(Math.abs(change)), before: number(before) };
  return { words: change > 0 ? figuresText.moreThanBefore(said) : figuresText.fewerThanBefore(said), change };
}

/** Shares as whole percent: "4 points more than 67% before". */
export function comparedShares(now: number, before: number): Comparison {
  const change = now - before;
  if (change === 0) return { words: figuresText.sameAsBefore, change };
  const said = { change: Math.abs(change), count: Math.abs(change), before };
  return {
    words: change > 0 ? figuresText.pointsMore(said) : figuresText.pointsFewer(said),
    change,
  };
}

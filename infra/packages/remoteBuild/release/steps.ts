import { BuildProblem } from '../problem';

interface Asked {
  canary?: string | undefined;
  ramp?: string | undefined;
}

/**
 * How many of a hundred get a version at first, and then; nothing where everybody gets it at once.
 * @throws BuildProblem for what are no steps
 */
export function stepsOf({ canary, ramp }: Asked): number[] {
  if (canary !== undefined && ramp !== undefined)
    throw new BuildProblem('Choose one: --canary stays where it is, --ramp goes on by itself.');
  const steps = (canary === undefined ? (ramp?.split(',') ?? []) : [canary]).map(wholeNumber);
  if (canary !== undefined && steps[0] === null)
    throw new BuildProblem('--canary takes a whole number from 0 (staff only) to 100.');
  const isRising = steps.every((step, index) => step !== null && step > (steps[index - 1] ?? 0));
  if (ramp !== undefined && (!isRising || steps.length < 2))
    throw new BuildProblem('--ramp takes rising whole numbers from 1 to 100: 5,25,100.');
  return steps as number[];
}

function wholeNumber(given: string): number | null {
  const number = Number(given);
  return given.trim() !== '' && Number.isInteger(number) && number >= 0 && number <= 100 ? number : null;
}

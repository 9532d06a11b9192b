import { RegistryProblem } from '../problem';

/** How many of a hundred get a version at first, and then, as a deploy was asked for it; nothing where everybody gets it at once. */
export function stepsOf({
  canary,
  ramp,
}: {
  canary?: string | undefined;
  ramp?: string | undefined;
}): number[] {
  if (canary !== undefined && ramp !== undefined)
    throw new RegistryProblem('Choose one: --canary stays where it is, --ramp goes on by itself.');
  if (canary !== undefined) return [percentOf(canary)];
  return ramp === undefined ? [] : rampOf(ramp);
}

/** How a release goes on, as printed to its deployer. */
export const goesOn = (next: readonly number[]): string =>
  next.length === 0
    ? ''
    : ` While nothing is the matter with it, it goes on to ${next.join(', ').replace(/\b100$/, 'everybody')}.`;

function percentOf(given: string): number {
  const percent = wholeNumber(given);
  if (percent !== null) return percent;
  throw new RegistryProblem('--canary takes a whole number from 0 (staff only) to 100.');
}

function rampOf(given: string): number[] {
  const steps = given.split(',').map(wholeNumber);
  const isRising = steps.every((step, index) => step !== null && step > (steps[index - 1] ?? 0));
  if (isRising && steps.length > 1) return steps as number[];
  throw new RegistryProblem('--ramp takes rising whole numbers from 1 to 100: 5,25,100.');
}

function wholeNumber(given: string): number | null {
  const number = Number(given);
  return given.trim() !== '' && Number.isInteger(number) && number >= 0 && number <= 100 ? number : null;
}

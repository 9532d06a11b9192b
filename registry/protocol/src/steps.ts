interface RolloutOptions {
  canary?: string | undefined;
  ramp?: string | undefined;
}

/** The class of errors whose message is printed to the deployer. */
type ProblemClass = new (message: string) => Error;

/**
 * The percentages of a canary or ramp, first and later ones, from the options of a deploy; empty when everybody gets it at once.
 * @throws Problem when the options are no valid steps
 */
export function stepsOf({ canary, ramp }: RolloutOptions, Problem: ProblemClass): number[] {
  if (canary !== undefined && ramp !== undefined)
    throw new Problem('Choose one: --canary stays at its percentage, --ramp advances automatically.');
  if (canary !== undefined) return [percentOf(canary, Problem)];
  return ramp === undefined ? [] : rampOf(ramp, Problem);
}

function percentOf(given: string, Problem: ProblemClass): number {
  const percent = wholeNumber(given);
  if (percent !== null) return percent;
  throw new Problem('--canary takes a whole number from 0 (staff only) to 100.');
}

function rampOf(given: string, Problem: ProblemClass): number[] {
  const steps = given.split(',').map(wholeNumber);
  const isRising = steps.every((step, index) => step !== null && step > (steps[index - 1] ?? 0));
  if (isRising && steps.length > 1) return steps as number[];
  throw new Problem('--ramp takes rising whole numbers from 1 to 100: 5,25,100.');
}

function wholeNumber(given: string): number | null {
  const number = Number(given);
  return given.trim() !== '' && Number.isInteger(number) && number >= 0 && number <= 100 ? number : null;
}

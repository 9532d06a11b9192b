/**
 * The steps of a ramp, which gives a version to more and more users: "5, 25, 100", in percent, as numbers. Null where they do not
 * rise from 1 to 100, or where there is only one.
 */
export function stepsIn(text: string): number[] | null {
  const steps = text.split(',').map((step) => (/^\s*\d{1,3}\s*$/.test(step) ? Number(step) : NaN));
  const isRising = steps.every((step, at) => step > (steps[at - 1] ?? 0) && step <= 100);
  return isRising && steps.length > 1 ? steps : null;
}

const DEFAULT_STEPS = [5, 25, 100];

/** The default steps of a ramp above the current percentage. */
export const defaultSteps = (percent: number): string =>
  [...(percent > 0 ? [percent] : []), ...DEFAULT_STEPS.filter((step) => step > percent)].join(', ');

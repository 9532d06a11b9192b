import type { PlatformV1 } from '../platform/platform';

/** The code of a refusal that requires step-up authentication. */
export const REAUTHENTICATION_REQUIRED = 'REAUTHENTICATION_REQUIRED';

/**
 * Runs `ask`; when step-up authentication is required, lets the platform ask for it and runs `ask` once more.
 *
 * @returns the refusal when the member cancels, or when the platform cannot ask (a standalone page)
 */
export async function whenConfirmed<Answer>(
  platform: PlatformV1,
  ask: () => Promise<Answer>,
  codeOf: (answer: Answer) => string | null | undefined,
): Promise<Answer> {
  const answer = await ask();
  if (codeOf(answer) !== REAUTHENTICATION_REQUIRED || !platform.confirmIdentity) return answer;
  return (await platform.confirmIdentity()) ? ask() : answer;
}

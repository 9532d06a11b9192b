import type { PlatformV1 } from '../platform/platform';

/** What an answer says that is given only after the member has shown again who is there. */
export const REAUTHENTICATION_REQUIRED = 'REAUTHENTICATION_REQUIRED';

/**
 * Asks; where the answer wants to know first who is there, has the platform find out and asks once more. Answers the refusal
 * when the member does not confirm, or when the platform cannot ask (a page that stands alone).
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

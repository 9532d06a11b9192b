import { PROFILE_SECTIONS } from '@athenaeum/users-contract';
import type { DemoRandom } from '@athenaeum/kit/demo';

/** All sections private. */
export const everythingPrivate = (): Record<string, string> =>
  Object.fromEntries(Object.keys(PROFILE_SECTIONS).map((section) => [section, 'private']));

/** Half use the defaults; the others open or close a few sections; some hide everything. */
export function visibilityOf(index: number, random: DemoRandom): Record<string, string> {
  if (index > 30 && index % 37 === 0) return everythingPrivate();
  if (random.chance(0.5)) return {};
  return {
    ...(random.chance(0.5) && { persona: random.pick(['public', 'connections']) }),
    ...(random.chance(0.5) && {
      community_affiliations: random.pick(['public', 'community', 'connections']),
    }),
    ...(random.chance(0.3) && { board_experiences: random.pick(['connections', 'private']) }),
    ...(random.chance(0.2) && { career_experience: 'connections' }),
    ...(random.chance(0.15) && { summary: 'connections' }),
    ...(random.chance(0.15) && { contact: 'connections' }),
    ...(random.chance(0.1) && { goals: random.pick(['public', 'connections']) }),
    ...(random.chance(0.1) && { location: 'private' }),
  };
}

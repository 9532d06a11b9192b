import { BOARD_ROLES, BOARD_TYPES, COMMITTEES } from '@athenaeum/users-contract';
import { demoId, type DemoRandom } from '@athenaeum/kit/demo';
import type { UserRow } from '../modules/user/user.model';
import { BOARD_COMPANIES } from './vocabulary';

/** None to three boards, the newest first. */
export function boardExperiences(
  slug: string,
  random: DemoRandom,
  thisYear: number,
): UserRow['board_experiences'] {
  let end = thisYear;
  return random.sample(BOARD_COMPANIES, random.pick([0, 0, 1, 1, 2, 3])).map((title, index) => {
    const current = index === 0 && random.chance(0.6);
    const end_year = current ? null : end - random.between(0, 2);
    const start_year = (end_year ?? thisYear) - random.between(1, 6);
    end = start_year;
    return {
      id: demoId('board', `${slug}:${index}`),
      title,
      type: random.pick(BOARD_TYPES),
      role: random.pick(['Director', 'Director', ...BOARD_ROLES]),
      start_year,
      end_year,
      current,
      comitees: random.sample(COMMITTEES, random.between(0, 2)),
    };
  });
}

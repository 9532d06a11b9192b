import { DEMO_COMPANIES, demoProspects, demoRandom } from '@athenaeum/kit/demo';
import { REFERRAL_SOURCES } from '@athenaeum/users-contract';
import { DAY, type DemoUser } from './toRow';
import { HUBS_BY_SIZE, POSITIONS } from './vocabulary';

/** People with an account and no membership: name, work, and no agreement. */
export const prospectRows = (now: number): DemoUser[] =>
  demoProspects().map(({ id, slug, email, first_name, last_name }) => {
    const random = demoRandom(`prospect:${slug}`);
    return {
      _id: id,
      slug,
      email,
      first_name,
      last_name,
      relationship_type: 'Prospect',
      title: random.pick(POSITIONS).title,
      company: random.pick(DEMO_COMPANIES),
      nearest_regional_hub: random.pick(HUBS_BY_SIZE),
      hear_about_athena: random.pick(REFERRAL_SOURCES),
      created_at: now - random.between(25, 400) * DAY,
    };
  });

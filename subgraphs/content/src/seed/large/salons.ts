import { livePeriod } from '@athenaeum/content-contract';
import { demoId, demoRandom } from '@athenaeum/kit/demo';
import type { SalonRow } from '../../modules/salon/salon.model';

const DAY = 24 * 3_600_000;
/** One in so many is upcoming, as in the demo. */
const COMING = 6;

/** Further salons with the hosts, goals and categories of the demo's, each named after two of them. */
export function manySalons(models: readonly SalonRow[], count: number, now: number): SalonRow[] {
  const random = demoRandom('large-salons');
  return Array.from({ length: count }, (_unused, index) => {
    const number = index + 1;
    const [first, second] = [random.pick(models), random.pick(models)];
    const isComing = number % COMING === 0;
    const times = {
      date: isComing ? now + random.between(1, 365) * DAY : now - random.between(2, 2000) * DAY,
      event_duration: first.event_duration,
    };
    return {
      ...first,
      _id: demoId('large-salon', number),
      slug: `${first.slug}-${number}`,
      contentful_id: null,
      title: `${first.title}, with ${second.title}`,
      subtitle: second.subtitle,
      ...times,
      live_until: livePeriod(times).live_until,
      filename: isComing ? null : first.filename,
      captions: isComing ? null : first.captions,
      link: isComing ? `https://meet.example/${number}` : null,
      event_location: isComing && number % 4 === 0 ? 'In-Person' : 'Virtual',
      location_city: isComing && number % 4 === 0 ? random.pick(['Boston', 'Chicago', 'Lagos']) : null,
      tag_ids: [...new Set([...first.tag_ids, ...second.tag_ids])],
    } satisfies SalonRow;
  });
}

import { demoRandom, type DemoRandom } from '@athenaeum/kit/demo';
import { CATEGORIES } from '../categories';
import { CATALOGUE, type CatalogueEntry } from '../copy/catalogue';
import { WHAT_HAPPENS, WHAT_REMAINS, WHO_SPEAKS } from '../copy/phrases';
import { workdayTime } from '../schedule';
import { slugOf } from '../slug';
import { DRAWN_RECORDINGS, type DrawnRecording } from './drawnRecordings';
import type { SalonSeed } from './salonSeed';

/** The one recording that exists as a file; every demo recording plays it. */
const PLAYABLE = {
  filename: 'recordings/negotiating-your-next-role.mp4',
  captions: 'recordings/negotiating-your-next-role.vtt',
} as const;

/** Names by slug. */
export type Speakers = ReadonlyMap<string, string>;

const HOURS = [8, 9, 9.5, 10, 11, 12, 13];
const TYPES = ['SALON', 'SALON', 'SALON', 'WORKSHOP', 'MEETUP', 'PARTNER_EVENT'] as const;

/** 120 recordings over about two years, which include both changes to and from summer time. */
export function recordedSalons(now: number, speakers: Speakers): SalonSeed[] {
  const random = demoRandom('recorded');
  const order = random.sample(CATALOGUE, CATALOGUE.length);
  return [
    ...DRAWN_RECORDINGS.map((recording) => drawn(recording, now, speakers, random)),
    ...order.map((entry, index) => fromCatalogue(entry, index, now, random, speakers)),
  ];
}

const drawn = (
  { minutes, workshop, days, description, ...recording }: DrawnRecording,
  now: number,
  speakers: Speakers,
  random: DemoRandom,
): SalonSeed => ({
  ...recording,
  ...PLAYABLE,
  description: description ?? described(speakers.get(recording.people[0]?.[0] ?? ''), random),
  date: workdayTime(now, -days, random.pick(HOURS)),
  event_duration: minutes,
  event_type: workshop ? 'WORKSHOP' : 'SALON',
});

function fromCatalogue(
  { category, title, subtitle }: CatalogueEntry,
  index: number,
  now: number,
  random: DemoRandom,
  speakers: Speakers,
): SalonSeed {
  const [host = '', ...guests] = random.sample([...speakers.keys()], random.between(1, 3));
  const others = CATEGORIES.filter(({ slug }) => slug !== category);
  const goals = CATEGORIES.find(({ slug }) => slug === category)?.goals ?? [];
  return {
    ...PLAYABLE,
    slug: slugOf(title),
    title,
    subtitle,
    description: described(speakers.get(host), random),
    date: workdayTime(now, -(33 + Math.round(index * 6.3)), random.pick(HOURS)),
    event_duration: random.between(36, 78),
    event_type: random.pick(TYPES),
    invite_type: random.chance(0.25) ? 'OPEN_TO_PUBLIC' : 'MEMBERS_ONLY',
    categories: [category, ...(random.chance(0.5) ? [random.pick(others).slug] : [])],
    goals: random.sample(goals, random.between(1, 3)),
    people: [[host, 'HOST'], ...guests.map((guest) => [guest, 'SME'] as const)],
  };
}

const described = (host: string | undefined, random: DemoRandom): string => {
  const opening = random.pick(WHO_SPEAKS).replace('{host}', host ?? 'The host');
  return `${opening} ${random.pick(WHAT_HAPPENS)}\n\n${random.pick(WHAT_REMAINS)}`;
};

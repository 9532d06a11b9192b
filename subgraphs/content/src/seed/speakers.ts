import {
  DEMO_ACCOUNTS,
  DEMO_COMPANIES,
  demoId,
  demoMembers,
  demoRandom,
  type DemoPerson,
} from '@athenaeum/kit/demo';
import type { SpeakerRow } from '../modules/speaker/speaker.model';
import { DRAWN_TITLES, EXTERNAL_SPEAKERS, OFFICES } from './copy/externalSpeakers';
import { BIO_ENDS, BIO_MIDDLES } from './copy/phrases';
import { slugOf } from './slug';

const SPEAKERS = 80;

/** Slugs of all speakers, for the portraits. */
export const demoSpeakerSlugs = (): string[] => speakerRows().map(({ slug }) => slug);

/** Sixty members and twenty guests; those shown in the design come first. */
export function speakerRows(): SpeakerRow[] {
  const random = demoRandom('speakers');
  const members = speakingMembers().map((person) => ({
    slug: person.slug,
    name: person.name,
    first_name: person.first_name,
    title: DRAWN_TITLES[person.name] ?? `${random.pick(OFFICES)}, ${random.pick(DEMO_COMPANIES)}`,
    user_id: person.id,
  }));
  const guests = EXTERNAL_SPEAKERS.map(([name, title]) => ({
    slug: slugOf(name),
    name,
    first_name: name.split(' ')[0] === 'Dr' ? (name.split(' ')[1] ?? name) : (name.split(' ')[0] ?? name),
    title,
    user_id: undefined,
  }));
  return [...members, ...guests].map(({ first_name, ...speaker }, index) => ({
    _id: demoId('speaker', speaker.slug),
    ...speaker,
    description: biography(first_name, index),
    thumbnail: `/files/public/portraits/${speaker.slug}.webp`,
    type: index % 3 === 2 ? 'SME' : 'HOST',
    is_featured: index < 9,
    published: true,
  }));
}

/** Members who also speak: never an account of the walkthroughs, whose rights must not change. */
function speakingMembers(): DemoPerson[] {
  const accounts = new Set(Object.values(DEMO_ACCOUNTS).map(({ slug }) => slug as string));
  return demoMembers()
    .filter(({ slug }) => !accounts.has(slug))
    .slice(0, SPEAKERS - EXTERNAL_SPEAKERS.length);
}

/** One to five sentences, past the 250, 300 and 470 characters after which a biography is folded. */
function biography(name: string, index: number): string {
  const random = demoRandom(`biography-${index}`);
  const sentences = [
    ...random.sample(BIO_MIDDLES, 1 + (index % 4)),
    ...random.sample(BIO_ENDS, index % 2 === 0 ? 1 : 0),
  ].join(' ');
  return sentences.replace(/^She |^Her /u, (word) => (word === 'She ' ? `${name} ` : `${name}’s `));
}

import { readFileSync } from 'node:fs';
import { AVAILABILITY_DEFAULTS } from '@athenaeum/coaching-contract';
import { DEMO_ACCOUNTS, DEMO_GOALS, demoId, demoPerson } from '@athenaeum/kit/demo';
import type { CoachRow } from '../modules/coach/coach.model';
import { kept } from '../modules/session/meeting';
import { DEMO_COACHES, type DemoCoach } from './coaches';
import { exceptionsOf, weeklyHours } from './weeklyHours';

/** The coaches' slugs, most popular first; portraits are drawn for them. */
export const demoCoachSlugs = (): string[] => DEMO_COACHES.map(({ name }) => demoPerson(name).slug);

export const coachRows = (now: number): CoachRow[] =>
  DEMO_COACHES.map((coach, index) => toRow(coach, index, now));

function toRow(coach: DemoCoach, index: number, now: number): CoachRow {
  const { slug, portrait, id } = demoPerson(coach.name);
  return {
    _id: demoId('coach', slug),
    slug,
    contentful_id: null,
    // Only the account of the walkthroughs signs in as a coach.
    ...(id === DEMO_ACCOUNTS.coach.id ? { user_id: id } : {}),
    name: coach.name,
    title: coach.title,
    avatar: portrait,
    short_bio: coach.short_bio,
    description: coach.description,
    coaching_style: coach.coaching_style,
    can_help_with: coach.can_help_with,
    schedule_link: coach.schedule_link ?? null,
    ...introductionOf(coach),
    thumbnail: null,
    timezone: coach.timezone,
    availability: coach.schedule_link ? [] : weeklyHours(index),
    ...AVAILABILITY_DEFAULTS,
    exceptions: coach.schedule_link ? [] : exceptionsOf(index, now),
    meeting: coach.meeting ? kept(coach.meeting) : null,
    availability_version: 0,
    resources: (coach.resources ?? []).map((resource) => ({ link: null, asset: null, ...resource })),
    category_ids: coach.categories.map((slug) => demoId('category', slug)),
    tag_ids: coach.goals.map((title) => demoId('tag', goalSlug(title))),
  };
}

function introductionOf({ introduction }: DemoCoach): Pick<CoachRow, 'filename' | 'captions' | 'transcript'> {
  if (!introduction) return { filename: null, captions: null, transcript: [] };
  const cues = new URL(`../../../../infra/media/${introduction}.cues.json`, import.meta.url);
  return {
    filename: `recordings/${introduction}.mp4`,
    captions: `recordings/${introduction}.vtt`,
    transcript: JSON.parse(readFileSync(cues, 'utf8')) as CoachRow['transcript'],
  };
}

function goalSlug(title: string): string {
  const goal = DEMO_GOALS.find((one) => one.title === title);
  if (!goal) throw new Error(`"${title}" is no goal of the demo world`);
  return goal.slug;
}

import type { FoundGroups } from '../features/search';
import { answer, list } from './answers';
import { aSalon } from './salons';

/** A group of results by their titles, with all fields. */
const named = (prefix: string, titles: readonly string[] = []) =>
  titles.map((title, index) => ({
    id: `${prefix}-${index}`,
    slug: slugOf(title),
    title,
    name: title,
    thumbnail: null,
    author: null,
    salon_count: 4,
    seasons: [{ id: 'first' }],
  }));

const salons = (prefix: string, titles: readonly string[] = []) =>
  titles.map((title, index) => aSalon({ id: `${prefix}-${index}`, slug: slugOf(title), title }));

const slugOf = (title: string) => title.toLowerCase().replaceAll(' ', '-');

interface Found {
  upcoming?: string[];
  recorded?: string[];
  categories?: string[];
  collections?: string[];
  speakers?: string[];
  tags?: string[];
  pathways?: string[];
  peer_groups?: string[];
  counts?: Partial<FoundGroups['counts']>;
  transcripts?: FoundGroups['transcripts'];
}

/** The content subgraph's response to a search, by titles. */
export function found({ counts, transcripts = [], ...titles }: Found = {}) {
  const groups = {
    upcoming: salons('upcoming', titles.upcoming),
    recorded: salons('recorded', titles.recorded),
    categories: named('categories', titles.categories),
    collections: named('collections', titles.collections),
    speakers: named('speakers', titles.speakers),
    tags: named('tags', titles.tags),
    pathways: named('pathways', titles.pathways),
    peer_groups: named('peer_groups', titles.peer_groups),
  } satisfies Partial<FoundGroups>;
  const lengths = {
    upcoming: groups.upcoming.length,
    recorded: groups.recorded.length,
    categories: groups.categories.length,
    collections: groups.collections.length,
    speakers: groups.speakers.length,
    tags: groups.tags.length,
    pathways: groups.pathways.length,
    peer_groups: groups.peer_groups.length,
  };
  return { search: answer({ ...groups, counts: { ...lengths, ...counts }, transcripts }) };
}

const people = (names: readonly string[]) =>
  names.map((name, index) => ({
    id: `${slugOf(name)}-${index}`,
    slug: slugOf(name),
    name,
    title: 'Chair',
    company: 'Larkspur Capital',
    avatar: null,
  }));

export const foundCoaches = (...names: string[]) => ({ coaches: list(people(names)) });
export const foundMembers = (...names: string[]) => ({ users: list(people(names)) });

/** The choices to browse. */
export const browse = (titles: { speakers?: string[]; categories?: string[]; tags?: string[] }) => ({
  speakers: list(named('speakers', titles.speakers)),
  categories: list(named('categories', titles.categories)),
  tags: list(named('tags', titles.tags)),
});

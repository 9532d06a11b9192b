/** A group of found things by their names; each is as long as its page needs. */
const named = (prefix: string, titles: readonly string[]) =>
  titles.map((title, index) => ({
    id: `${prefix}-${index}`,
    slug: slugOf(title),
    title,
    name: title,
    thumbnail: null,
    author: null,
    salon_count: 4,
  }));

const slugOf = (title: string) => title.toLowerCase().replaceAll(' ', '-');

const salon = {
  date: Date.now() + 86_400_000,
  timezone: 'America/Los_Angeles',
  event_type: 'SALON',
  event_location: 'Virtual',
  location_city: null,
  event_duration: 60,
  phase: 'UPCOMING',
  salon_relations: [],
};

interface Found {
  upcoming?: string[];
  recorded?: string[];
  categories?: string[];
  collections?: string[];
  speakers?: string[];
  tags?: string[];
  counts?: Record<string, number>;
  transcripts?: { salon: { id: string }; start_seconds: number; text: string }[];
}

/** The content's answer to a search, by the titles it finds. */
export function found({ counts, transcripts = [], ...titles }: Found = {}) {
  const groups = Object.fromEntries(
    (['upcoming', 'recorded', 'categories', 'collections', 'speakers', 'tags'] as const).map((group) => [
      group,
      named(group, titles[group] ?? []).map((row) => ({ ...salon, ...row })),
    ]),
  );
  const own = Object.fromEntries(Object.entries(groups).map(([group, rows]) => [group, rows.length]));
  return {
    search: {
      ok: true,
      code: null,
      message: null,
      data: { ...groups, counts: { ...own, ...counts }, transcripts },
    },
  };
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

const list = (data: unknown[]) => ({ ok: true, code: null, message: null, count: data.length, data });

export const foundCoaches = (...names: string[]) => ({ coaches: list(people(names)) });
export const foundMembers = (...names: string[]) => ({ users: list(people(names)) });

/** What one may look around in. */
export const browse = (titles: { speakers?: string[]; categories?: string[]; tags?: string[] }) => ({
  speakers: list(named('speakers', titles.speakers ?? [])),
  categories: list(named('categories', titles.categories ?? [])),
  tags: list(named('tags', titles.tags ?? [])),
});

import type { ContentEntry } from './allContent.api';
import { checkText } from './checks.messages';

export interface Check {
  isMet: boolean;
  words: string;
}

type Need = NonNullable<ContentEntry['needs']>[number];

/** What an entry should have; the server says what a member would miss. */
export function checksOf(entry: ContentEntry): Check[] {
  const lacks = (need: Need) => entry.needs?.includes(need) ?? false;
  const check = (isMet: boolean, met: string, missing: string): Check => ({
    isMet,
    words: isMet ? met : missing,
  });
  const tags = entry.salon?.tags?.length ?? 0;
  const resources = entry.salon?.resources?.length ?? 0;
  const goals = check(tags > 0, checkText.goals({ count: tags }), checkText.noGoals);
  const papers = check(resources > 0, checkText.resources({ count: resources }), checkText.noResources);
  const host = check(!lacks('host'), checkText.host, checkText.noHost);
  const category = check(!lacks('category'), checkText.category, checkText.noCategory);
  const text = check(Boolean(entry.description), checkText.description, checkText.noDescription);
  switch (entry.kind) {
    case 'recordings':
      return [
        check(!lacks('captions'), checkText.captions, checkText.noCaptions),
        host,
        category,
        goals,
        papers,
      ];
    case 'salons':
      return [host, category, goals, papers];
    case 'collections':
      return [check(!lacks('salons'), checkText.salons, checkText.noSalons), text];
    case 'peer-groups':
      return [check(!lacks('host'), checkText.leader, checkText.noLeader), text];
    case 'pathways':
      return [check(!lacks('seasons'), checkText.seasons, checkText.noSeasons), text];
    default:
      return [text];
  }
}

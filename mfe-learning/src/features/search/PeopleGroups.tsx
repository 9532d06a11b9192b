import { SEARCH_RULES } from '@athenaeum/content-contract';
import type { FoundCoachFragment } from './__generated__/foundCoaches';
import type { FoundMemberFragment } from './__generated__/foundMembers';
import { FIRST_SHOWN } from './groups';
import { FailedGroup, ResultGroup } from './ResultGroup';
import { PersonResult } from './results';
import { searchText } from './search.messages';
import type { Part } from './useSearchParts';

interface PeopleGroupsProps {
  coaches: Part<FoundCoachFragment[]>;
  members: Part<FoundMemberFragment[]>;
  onNeedCoaches: () => void;
  onNeedMembers: () => void;
}

/** Coaches and members, from their own subgraphs. */
export function PeopleGroups({ coaches, members, onNeedCoaches, onNeedMembers }: PeopleGroupsProps) {
  const shared = { firstShown: FIRST_SHOWN.amongAll, most: SEARCH_RULES.groupLimit };
  const failed = (title: string, part: Part<unknown>) => (
    <FailedGroup title={title} message={part.message} onRetry={part.retry} isRetrying={part.isFetching} />
  );
  return (
    <>
      {coaches.isFailed
        ? failed(searchText.coaches, coaches)
        : coaches.count > 0 && (
            <ResultGroup
              {...shared}
              title={searchText.coaches}
              count={coaches.count}
              onNeed={onNeedCoaches}
              rows={(coaches.data ?? []).map(({ id, slug, name, title, avatar }) => (
                <PersonResult
                  key={id}
                  href={`/expert-strategists/experts/${slug}`}
                  name={name}
                  picture={avatar}
                  about={title}
                />
              ))}
            />
          )}
      {members.isFailed
        ? failed(searchText.members, members)
        : members.count > 0 &&
          !coaches.isWaiting && (
            <ResultGroup
              {...shared}
              title={searchText.members}
              count={members.count}
              onNeed={onNeedMembers}
              rows={(members.data ?? []).map(({ id, slug, name, title, company, avatar }) => (
                <PersonResult
                  key={id}
                  href={`/community/members/${slug ?? id}`}
                  name={name ?? ''}
                  picture={avatar}
                  about={[title, company].filter(Boolean).join(' · ')}
                />
              ))}
            />
          )}
    </>
  );
}

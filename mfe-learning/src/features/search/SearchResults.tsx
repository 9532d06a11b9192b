import { SEARCH_RULES } from '@athenaeum/content-contract';
import { useSearchParams, useTrack } from '@athenaeum/shell-contract';
import { ChipGroup } from '@athenaeum/shared-ui';
import { useEffect, useState } from 'react';
import { ALL, chips, FIRST_SHOWN, GROUPS } from './groups';
import { NoResults } from './NoResults';
import { PeopleGroups } from './PeopleGroups';
import { FailedGroup, ResultGroup } from './ResultGroup';
import { resultsOf } from './results';
import { ResultsHeading } from './ResultsHeading';
import { ResultsSkeleton } from './ResultsSkeleton';
import { searchText } from './search.messages';
import { useSearchParts } from './useSearchParts';

const FIRST_TAKE = 24;
const PEOPLE_TAKE = 12;

/** Results of a term in groups; a chip shows one group only. */
export function SearchResults({ term }: { term: string }) {
  const [params, setParams] = useSearchParams();
  const [take, setTake] = useState({ content: FIRST_TAKE, coaches: PEOPLE_TAKE, members: PEOPLE_TAKE });
  const chosen = GROUPS.find(({ show }) => show && show === params.get('show'))?.show ?? ALL;
  const { content, coaches, members } = useSearchParts(term, take, chosen === ALL);
  const found = content.data;
  const groups = GROUPS.filter(({ show }) => chosen === ALL || show === chosen);
  const people = chosen === ALL ? [coaches, members] : [];
  const parts = [content, ...people];
  const count =
    groups.reduce((sum, { id }) => sum + (found?.counts?.[id] ?? 0), 0) +
    people.reduce((sum, part) => sum + part.count, 0);
  const isSettled = parts.every(({ isWaiting }) => !isWaiting);
  const isNothing = isSettled && count === 0 && parts.every(({ isFailed }) => !isFailed);
  const isNowhere = isNothing && chosen === ALL;
  const track = useTrack();
  useEffect(() => {
    if (isNowhere) track({ name: 'search_without_results', text: term });
  }, [isNowhere, term, track]);

  const need = (part: keyof typeof take) => () =>
    setTake((last) => ({ ...last, [part]: SEARCH_RULES.groupLimit }));
  const choose = ([show = ALL]: string[]) => {
    const next = new URLSearchParams(params);
    if (show === ALL) next.delete('show');
    else next.set('show', show);
    setParams(next, { replace: true });
  };

  return (
    <>
      <ResultsHeading term={term} count={isSettled ? count : null} />
      <ChipGroup label={searchText.show} single options={chips()} selected={[chosen]} onChange={choose} />
      {content.isFailed && (
        <FailedGroup
          title={chosen === ALL ? searchText.library : searchText[groups[0]!.id]}
          message={content.message}
          onRetry={content.retry}
          isRetrying={content.isFetching}
        />
      )}
      {content.isWaiting && <ResultsSkeleton />}
      {found &&
        groups.map(({ id }) => {
          const rows = resultsOf(id, found);
          return (
            rows.length > 0 && (
              <ResultGroup
                key={`${id} ${chosen}`}
                title={searchText[id]}
                rows={rows}
                count={found.counts?.[id] ?? rows.length}
                firstShown={chosen === ALL ? FIRST_SHOWN.amongAll : FIRST_SHOWN.alone}
                most={SEARCH_RULES.groupLimit}
                onNeed={need('content')}
              />
            )
          );
        })}
      {/* Below the library's results: shown when their height is known. */}
      {chosen === ALL && !content.isWaiting && (
        <PeopleGroups
          coaches={coaches}
          members={members}
          onNeedCoaches={need('coaches')}
          onNeedMembers={need('members')}
        />
      )}
      {isNothing && <NoResults />}
    </>
  );
}

import { COACH_SEARCH } from '@athenaeum/coaching-contract';
import { isMissing, useSearchParams } from '@athenaeum/shell-contract';
import {
  Button,
  EmptyState,
  ErrorPanel,
  SearchField,
  Section,
  Select,
  Tags,
  TextLink,
  useDebounced,
} from '@athenaeum/shared-ui';
import { media, token } from '@athenaeum/shared-ui/theme';
import { useMemo } from 'react';
import styled from 'styled-components';
import { categoryPath } from '../../components/topicsOf';
import { categoriesOf } from './categoriesOf';
import { type Goals, type ListedCoach, useCoachingCoachesQuery } from './coachDirectory.api';
import { coachDirectoryText, coachOrderText } from './coachDirectory.messages';
import { CoachGrid, CoachGridSkeleton } from './CoachGrid';
import { CoachRoster } from './CoachRoster';
import { FittingCoaches } from './FittingCoaches';
import { matchCoaches } from './matchCoaches';
import { COACH_ORDERS, orderCoaches } from './orderCoaches';
import { stableShuffle } from './stableShuffle';

const MAX_MATCHES = 3;
const MAX_CATEGORIES = 100;

/** Coaches for the member's goals, then every coach in a random order that is stable for the visit; or search results. */
export function CoachDirectory() {
  const [params, setParams] = useSearchParams();
  const search = params.get('search') ?? '';
  const find = (words: string) => setParams(words ? { search: words } : {}, { replace: true });
  const [term, setTerm] = useDebounced(search, (text) => {
    const words = text.trim();
    find(words.length < COACH_SEARCH.min ? '' : words);
  });

  const { data, isError, isFetching, refetch } = useCoachingCoachesQuery(search ? { search } : {});
  const answer = data?.coaches;
  const coaches = useMemo(() => answer?.data && stableShuffle(answer.data), [answer?.data]);

  return (
    <>
      <Field
        round
        label={coachDirectoryText.search}
        placeholder={coachDirectoryText.searchFor}
        maxLength={COACH_SEARCH.max}
        value={term}
        onChange={(event) => setTerm(event.target.value)}
      />
      {coaches?.length ? (
        search ? (
          <Section title={coachDirectoryText.found({ count: coaches.length })} flush>
            <CoachGrid coaches={coaches} headingLevel={3} />
          </Section>
        ) : (
          <Everybody coaches={coaches} goals={data?.me?.data?.goals ?? []} />
        )
      ) : isError || isMissing(data, 'coaches') || answer?.ok === false ? (
        <ErrorPanel
          headingLevel={2}
          title={coachDirectoryText.notLoaded}
          onRetry={() => void refetch()}
          retrying={isFetching}
        >
          {answer?.message ?? undefined}
        </ErrorPanel>
      ) : answer ? (
        <EmptyState
          headingLevel={2}
          title={search ? coachDirectoryText.notFound({ words: search }) : coachDirectoryText.none}
          drawing="seat"
          action={search && <Button onClick={() => find('')}>{coachDirectoryText.showAll}</Button>}
        />
      ) : (
        <CoachGridSkeleton />
      )}
    </>
  );
}

interface EverybodyProps {
  coaches: readonly ListedCoach[];
  goals: Goals;
}

function Everybody({ coaches, goals }: EverybodyProps) {
  const [params, setParams] = useSearchParams();
  const order = COACH_ORDERS.find((known) => known === params.get('order')) ?? 'shuffled';
  const fitting = matchCoaches(coaches, goals);
  const goalsOf = new Map(fitting.map(({ coach, matchingGoals }) => [coach.id, matchingGoals]));
  return (
    <>
      {fitting.length > 0 && (
        <Section
          title={coachDirectoryText.forYourGoals}
          note={coachDirectoryText.forYourGoalsNote}
          actions={
            <TextLink look="more" href="/my-profile?tab=goals">
              {coachDirectoryText.changeGoals}
            </TextLink>
          }
          flush
        >
          <FittingCoaches fitting={fitting.slice(0, MAX_MATCHES)} />
        </Section>
      )}
      <Section title={coachDirectoryText.categories} flush={fitting.length === 0}>
        <Tags
          limit={MAX_CATEGORIES}
          tags={categoriesOf(coaches).map(({ slug, title }) => ({ label: title, href: categoryPath(slug) }))}
        />
      </Section>
      <Section
        title={coachDirectoryText.all}
        note={order === 'shuffled' ? coachDirectoryText.allNote : undefined}
        actions={
          <Select
            label={coachDirectoryText.order}
            labelHidden
            options={COACH_ORDERS.map((value) => ({ value, label: coachOrderText[value] }))}
            value={order}
            onChange={({ target: { value } }) =>
              setParams(value === 'shuffled' ? {} : { order: value }, { replace: true })
            }
          />
        }
      >
        <CoachRoster coaches={orderCoaches(coaches, order)} goalsOf={({ id }) => goalsOf.get(id) ?? []} />
      </Section>
    </>
  );
}

const Field = styled(SearchField)`
  max-width: 480px;
  margin-bottom: ${token.space[32]};

  /* In the line of the page's title. */
  ${media.from(1070)} {
    width: 416px;
    margin: -76px 0 ${token.space[32]} auto;
  }

  ${media.under(600)} {
    margin-bottom: ${token.space[24]};
  }
`;

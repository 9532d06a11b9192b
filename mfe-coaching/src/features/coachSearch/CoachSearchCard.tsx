import { COACH_SEARCH } from '@athenaeum/coaching-contract';
import { ApiProvider, usePlatform } from '@athenaeum/shell-contract';
import { Avatar, Button, Card, Lead, SearchField } from '@athenaeum/shared-ui';
import { media, token } from '@athenaeum/shared-ui/theme';
import { useState } from 'react';
import styled from 'styled-components';
import { api } from '../../api';
import { useCoachingFacesQuery } from './coachSearch.api';
import { coachSearchText } from './coachSearch.messages';

/** A card at the end of another page that leads to the coaches. */
export function CoachSearchCard() {
  return (
    <ApiProvider api={api}>
      <Invitation aria-labelledby="coach-search">
        <Words>
          <h2 id="coach-search">{coachSearchText.title}</h2>
          <Lead>{coachSearchText.lead}</Lead>
          <Search />
        </Words>
        <Faces />
      </Invitation>
    </ApiProvider>
  );
}

/** Leads to the search results, or to all coaches. */
function Search() {
  const { navigate } = usePlatform();
  const [term, setTerm] = useState('');
  const find = () => {
    const search = term.trim();
    const query = search.length < COACH_SEARCH.min ? '' : `?${new URLSearchParams({ search }).toString()}`;
    navigate(`/expert-strategists${query}`);
  };
  return (
    <Line role="search" aria-label={coachSearchText.form}>
      <SearchField
        label={coachSearchText.search}
        placeholder={coachSearchText.searchFor}
        maxLength={COACH_SEARCH.max}
        value={term}
        onChange={(event) => setTerm(event.target.value)}
        onSearch={find}
      />
      <Button onClick={find}>{coachSearchText.find}</Button>
    </Line>
  );
}

/** Decoration: the card works without it. */
function Faces() {
  const { data } = useCoachingFacesQuery({});
  return (
    <Row>
      {data?.coaches?.data?.map(({ id, name, avatar }) => (
        <Avatar key={id} name={name} picture={avatar} size={128} />
      ))}
    </Row>
  );
}

const Invitation = styled(Card).attrs({ as: 'section' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: end;
  gap: ${token.space[32]};
  margin-top: ${token.space[64]};
  padding: ${token.space[48]} ${token.space[48]} 0;
  overflow: hidden;

  ${media.upTo(1070)} {
    grid-template-columns: minmax(0, 1fr);
    padding: ${token.space[32]} ${token.space[24]} 0;
  }

  ${media.under(768)} {
    margin-top: ${token.space[48]};
  }

  ${media.under(600)} {
    padding-inline: ${token.space[16]};
  }
`;

const Words = styled.div`
  display: grid;
  justify-items: start;
  gap: ${token.space[8]};
  padding-bottom: ${token.space[48]};

  ${media.upTo(1070)} {
    padding-bottom: 0;
  }
`;

const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${token.space[12]};
  width: min(100%, 480px);
  margin-top: ${token.space[16]};

  ${media.under(600)} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/* Reserves the height before the portraits load. */
const Row = styled.div`
  display: flex;
  align-items: end;
  gap: ${token.space[12]};
  height: 172px;

  & > * {
    border-radius: ${token.radius.pill} ${token.radius.pill} 0 0;
  }

  & > :nth-child(even) {
    height: 172px;
  }

  ${media.under(600)} {
    gap: ${token.space[8]};
    height: 112px;

    & > * {
      flex: 1;
      min-width: 0;
      height: 96px;
    }

    & > :nth-child(even) {
      height: 112px;
    }
  }
`;

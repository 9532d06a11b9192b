import { ArchPortrait, Meta, ReadMore, Section } from '@athenaeum/shared-ui';
import { media, token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';
import { eventText } from '../../components/event.messages';
import type { PublicEventDetail } from './eventDetail.api';
import { eventDetailText } from './eventDetail.messages';

const MAX_BIO_LENGTH = 300;

/** The hosts and experts of an event; nothing while it has none. */
export function EventHosts({ event }: { event: PublicEventDetail }) {
  const people = (event.salon_relations ?? []).flatMap(({ type, speaker }) =>
    speaker ? [{ ...speaker, type }] : [],
  );
  if (people.length === 0) return null;
  return (
    <Section title={eventText.expertsAndHosts}>
      <People>
        {people.map(({ slug, name, title, thumbnail, description, type }) => (
          <li key={slug}>
            <Portrait name={name} picture={thumbnail} size={128} />
            <div>
              <h3>{name}</h3>
              <Meta>{[roleOf(type), title].filter(Boolean).join(' · ')}</Meta>
            </div>
            {description && (
              <Bio>
                <ReadMore text={description} limit={MAX_BIO_LENGTH} />
              </Bio>
            )}
          </li>
        ))}
      </People>
    </Section>
  );
}

function roleOf(type: string | null | undefined): string | null {
  if (type === 'HOST') return eventDetailText.host;
  return type === 'SME' ? eventDetailText.expert : null;
}

const People = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${token.space[32]} ${token.space[24]};
  padding: 0;
  list-style: none;

  & > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${token.space[16]} ${token.space[24]};
    align-items: end;
    align-content: start;
  }

  & h3 {
    font-size: ${token.text[20]};
    overflow-wrap: anywhere;
  }

  ${media.under(768)} {
    grid-template-columns: minmax(0, 1fr);

    & > li {
      column-gap: ${token.space[16]};
      align-items: center;
    }
  }
`;

const Portrait = styled(ArchPortrait)`
  ${media.under(768)} {
    width: 96px;
    height: 108px;
  }
`;

const Bio = styled.div`
  grid-column: 1 / -1;
`;

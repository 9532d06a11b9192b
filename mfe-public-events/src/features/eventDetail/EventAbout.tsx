import { Person, ReadMore, Section } from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';
import { eventText } from '../../components/event.messages';
import type { PublicEventDetail } from './eventDetail.api';
import { eventDetailText } from './eventDetail.messages';

const MAX_BIO_LENGTH = 300;

export function EventAbout({ event }: { event: PublicEventDetail }) {
  const people = (event.salon_relations ?? []).flatMap(({ type, speaker }) =>
    speaker ? [{ ...speaker, type }] : [],
  );
  return (
    <>
      {people.length > 0 && (
        <Section title={eventText.expertsAndHosts}>
          <People>
            {people.map(({ slug, name, title, thumbnail, description, type }) => (
              <li key={slug}>
                <Person
                  name={name}
                  picture={thumbnail}
                  role={[roleOf(type), title].filter(Boolean).join(' · ')}
                />
                {description && <ReadMore text={description} limit={MAX_BIO_LENGTH} />}
              </li>
            ))}
          </People>
        </Section>
      )}
      {event.description && (
        <Section title={eventDetailText.about}>
          <ReadMore text={event.description} />
        </Section>
      )}
    </>
  );
}

function roleOf(type: string | null | undefined): string | null {
  if (type === 'HOST') return eventDetailText.host;
  return type === 'SME' ? eventDetailText.expert : null;
}

const People = styled.ul`
  display: grid;
  gap: ${token.space[24]};

  & > li {
    display: grid;
    gap: ${token.space[12]};
  }
`;

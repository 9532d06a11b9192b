import { Person, ReadMore, Section } from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';
import type { PublicEventDetail } from './eventDetail.api';

const ROLES: Record<string, string> = { HOST: 'Host', SME: 'Expert' };
const BIO_LENGTH = 300;

export function EventAbout({ event }: { event: PublicEventDetail }) {
  const people = (event.salon_relations ?? []).flatMap(({ type, speaker }) =>
    speaker ? [{ ...speaker, type }] : [],
  );
  return (
    <>
      {people.length > 0 && (
        <Section title="Experts and hosts">
          <People>
            {people.map(({ slug, name, title, thumbnail, description, type }) => (
              <li key={slug}>
                <Person
                  name={name}
                  picture={thumbnail}
                  role={[ROLES[type ?? ''], title].filter(Boolean).join(' · ')}
                />
                {description && <ReadMore text={description} limit={BIO_LENGTH} />}
              </li>
            ))}
          </People>
        </Section>
      )}
      {event.description && (
        <Section title="About">
          <ReadMore text={event.description} />
        </Section>
      )}
    </>
  );
}

const People = styled.ul`
  display: grid;
  gap: ${token.space[24]};

  & > li {
    display: grid;
    gap: ${token.space[12]};
  }
`;

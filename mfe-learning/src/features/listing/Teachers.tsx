import { Avatar, Hint, Section } from '@athenaeum/shared-ui';
import { media, token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';
import { countText } from '../../components/count.messages';
import { listingText } from './listing.messages';

interface Person {
  slug: string;
  name: string;
  title?: string | null;
  thumbnail?: string | null;
}

interface TeachersProps {
  /** Whether these are all the salons there are. */
  counted?: boolean;
  salons: readonly { salon_relations?: readonly { speaker?: Person | null }[] | null }[];
}

const MAX_SHOWN = 6;

/** The hosts and experts of salons, those of most salons first; nothing without any. */
export function Teachers({ salons, counted = true }: TeachersProps) {
  const teachers = teachersOf(salons).slice(0, MAX_SHOWN);
  if (teachers.length === 0) return null;
  return (
    <Section title={listingText.teachers}>
      <People>
        {teachers.map(({ person: { slug, name, title, thumbnail }, count }) => (
          <li key={slug}>
            <a href={`/speakers/${slug}`}>
              <Portrait name={name} picture={thumbnail} size={160} />
              <b>{name}</b>
              {title && <Hint as="span">{title}</Hint>}
              {counted && <Hint as="span">{countText.salons({ count })}</Hint>}
            </a>
          </li>
        ))}
      </People>
    </Section>
  );
}

function teachersOf(salons: TeachersProps['salons']) {
  const bySlug = new Map<string, { person: Person; count: number }>();
  for (const { salon_relations } of salons)
    for (const { speaker } of salon_relations ?? [])
      if (speaker)
        bySlug.set(speaker.slug, { person: speaker, count: (bySlug.get(speaker.slug)?.count ?? 0) + 1 });
  return [...bySlug.values()].sort((one, other) => other.count - one.count);
}

const People = styled.ul`
  display: grid;
  grid-template-columns: repeat(6, minmax(0, 1fr));
  gap: ${token.space[24]};

  & a {
    display: grid;
    color: ${token.color.ink};
    line-height: 1.4;
    text-decoration: none;
    overflow-wrap: anywhere;
  }

  & b {
    font-size: ${token.text[14]};
    font-weight: ${token.weight.strong};
  }

  & a:hover b {
    color: ${token.color.accent};
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }

  ${media.upTo(900)} {
    grid-template-columns: none;
    grid-auto-flow: column;
    grid-auto-columns: 144px;
    justify-content: start;
    gap: ${token.space[16]};
    margin-inline: calc(-1 * ${token.gutter});
    padding-inline: ${token.gutter};
    overflow-x: auto;
    scrollbar-width: none;
  }
`;

/** As wide as its column. */
const Portrait = styled(Avatar)`
  width: 100%;
  height: auto;
  aspect-ratio: 1 / 1.12;
  margin-bottom: ${token.space[12]};
`;

import {
  ArrowUpRightIcon,
  FileTextIcon,
  formatDay,
  LinkIcon,
  Person,
  Prose,
  Tags,
} from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { Review } from './Review';
import type { SalonDetail } from './salonDetail.api';

const ROLES: Record<string, string> = { HOST: 'Host', SME: 'Expert' };
const REVIEWS_SHOWN = 2;

/** Everything that is said about a salon below its picture. Parts without content are not there. */
export function SalonAbout({ salon }: { salon: SalonDetail }) {
  const relations = salon.salon_relations ?? [];
  const people = relations.flatMap(({ type, speaker }) => (speaker ? [{ ...speaker, type }] : []));
  const topics = relations.flatMap(({ category, tag }) => [
    ...(category ? [{ label: category.title, href: `/categories/${category.slug}` }] : []),
    ...(tag ? [{ label: tag.title, href: `/goals/${tag.slug}` }] : []),
  ]);
  const paragraphs = (salon.description ?? '').split(/\n{2,}/).filter(Boolean);
  const links = (salon.resources ?? []).filter(({ link }) => link && /^https?:\/\//.test(link));

  return (
    <>
      {paragraphs.length > 0 && (
        <Part title="About">
          <Prose>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </Prose>
        </Part>
      )}
      {people.length > 0 && (
        <Part title="Hosts and experts">
          <List>
            {people.map(({ slug, name, title, thumbnail, type }) => (
              <li key={slug}>
                <Person
                  name={name}
                  href={`/speakers/${slug}`}
                  picture={thumbnail}
                  role={[ROLES[type ?? ''], title].filter(Boolean).join(' · ')}
                />
              </li>
            ))}
          </List>
        </Part>
      )}
      {topics.length > 0 && (
        <Part title="Categories and goals">
          <Tags tags={topics} limit={topics.length} />
        </Part>
      )}
      {links.length > 0 && (
        <Part title="Resources">
          <Rows>
            {links.map(({ id, title, description, type, link }) => (
              <li key={id}>
                <Resource href={link ?? ''} target="_blank" rel="noreferrer">
                  {type === 'LINK' ? <LinkIcon /> : <FileTextIcon />}
                  <span>
                    <strong>{title}</strong>
                    <small>{description || 'Link, opens in a new tab'}</small>
                  </span>
                  <ArrowUpRightIcon />
                </Resource>
              </li>
            ))}
          </Rows>
        </Part>
      )}
      {(salon.reviews ?? []).length > 0 && (
        <Part title="Selected reviews">
          <List>
            {(salon.reviews ?? []).slice(0, REVIEWS_SHOWN).map((review) => (
              <li key={review.id}>
                <Review review={review} when={formatDay(review.created_at)} />
              </li>
            ))}
          </List>
        </Part>
      )}
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Block aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </Block>
  );
}

const Block = styled.section`
  display: grid;
  gap: ${token.space[16]};
  margin-top: ${token.space[48]};

  & > h2 {
    font-size: ${token.text[24]};
  }
`;

const List = styled.ul`
  display: grid;
  gap: ${token.space[24]};
`;

const Rows = styled.ul`
  border-top: 1px solid ${token.color.control};
`;

const Resource = styled.a`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${token.space[16]};
  padding: ${token.space[16]} 0;
  border-bottom: 1px solid ${token.color.line};
  color: ${token.color.ink};
  text-decoration: none;

  & > svg {
    width: 20px;
    height: 20px;
    color: ${token.color.ink2};
  }

  & strong {
    display: block;
    font-weight: ${token.weight.strong};
  }

  & small {
    font-size: ${token.text[14]};
    color: ${token.color.ink2};
  }

  &:hover strong {
    color: ${token.color.accent};
    text-decoration: underline;
  }
`;

import { Person, Prose, Tags } from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';
import { Part } from '../../components/Part';
import { ResourceLink, ResourceRows } from '../../components/ResourceLink';
import { Reviews } from '../../components/Reviews';
import type { SalonDetail } from './salonDetail.api';

const ROLES: Record<string, string> = { HOST: 'Host', SME: 'Expert' };

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
          <ResourceRows>
            {links.map((resource) => (
              <li key={resource.id}>
                <ResourceLink resource={resource} href={resource.link ?? ''} />
              </li>
            ))}
          </ResourceRows>
        </Part>
      )}
      {(salon.reviews ?? []).length > 0 && (
        <Part title="Selected reviews">
          <Reviews reviews={salon.reviews ?? []} />
        </Part>
      )}
    </>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${token.space[24]};
`;

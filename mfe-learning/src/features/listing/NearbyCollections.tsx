import { Cover, Hint, Section, TextLink } from '@athenaeum/shared-ui';
import { media, token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';
import type { CollectionTileFragment } from '../../components/__generated__/tiles';
import { collectionText } from '../../components/collection.messages';
import { countText } from '../../components/count.messages';
import { listingText } from './listing.messages';

interface NearbyCollectionsProps {
  /** Of the collection that is open. */
  slug: string;
  all: readonly CollectionTileFragment[];
}

const SHOWN = 3;

/** The collections that follow on the shelf, which begins again at its end; nothing where there is no other. */
export function NearbyCollections({ slug, all }: NearbyCollectionsProps) {
  const at = all.findIndex((each) => each.slug === slug);
  const nearby = [...all.slice(at + 1), ...all.slice(0, Math.max(at, 0))].slice(0, SHOWN);
  if (nearby.length === 0) return null;
  return (
    <Section
      title={listingText.nearby}
      actions={
        <TextLink look="more" href="/collections">
          {listingText.allCollections}
        </TextLink>
      }
    >
      <Shelf>
        {nearby.map(({ id, slug: other, title, thumbnail, author, salon_count }) => (
          <li key={id}>
            <a href={`/collections/${other}`}>
              <Cover slug={other} thumbnail={thumbnail} />
              <span>
                <Hint as="span">{listingText.collection}</Hint>
                <b>{title}</b>
                <Hint as="span">
                  {[
                    typeof salon_count === 'number' && countText.salons({ count: salon_count }),
                    author && collectionText.curatedBy({ author }),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </Hint>
              </span>
            </a>
          </li>
        ))}
      </Shelf>
    </Section>
  );
}

const Shelf = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${token.space[24]};
  padding-top: ${token.space[24]};
  border-top: 1px solid ${token.color.control};

  & a {
    display: grid;
    grid-template-columns: 144px minmax(0, 1fr);
    gap: ${token.space[16]};
    align-items: center;
    color: ${token.color.ink};
    text-decoration: none;
  }

  & a > :last-child {
    display: grid;
    line-height: 1.4;
    overflow-wrap: anywhere;
  }

  & b {
    font: ${token.weight.serif} ${token.text[20]} / ${token.leading.snug} ${token.font.serif};
  }

  & a:hover b {
    color: ${token.color.accent};
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.2em;
  }

  ${media.under(1070)} {
    grid-template-columns: minmax(0, 1fr);
  }

  ${media.under(600)} {
    & a {
      grid-template-columns: 120px minmax(0, 1fr);
    }
  }
`;

import { FEATURED_CATEGORIES, LIBRARY_LIMITS } from '@athenaeum/content-contract';
import {
  ChevronDownIcon,
  ChevronUpIcon,
  Doors,
  DoorTile,
  Hint,
  TextButton,
  TextLink,
  truncate,
} from '@athenaeum/shared-ui';
import { media, token } from '@athenaeum/shared-ui/theme';
import { useId, useState } from 'react';
import styled from 'styled-components';
import { countText } from '../../components/count.messages';
import type { HomeAnswer } from './home.api';
import { homeText } from './home.messages';
import { libraryText } from './library.messages';
import { Shelf } from './Shelf';

/** Seven category tiles in a fixed order; the other categories in a list below, on request. */
export function ExploreByCategories({ home }: { home: HomeAnswer }) {
  const [isWhole, setWhole] = useState(false);
  const listId = useId();
  const all = home.data?.categories?.data ?? [];
  const featured = FEATURED_CATEGORIES.flatMap(
    (slug) => all.find((category) => category.slug === slug) ?? [],
  );
  const others = all.filter((category) => !featured.includes(category));
  const doors = featured.map(({ id, slug, title, salon_count }) => (
    <li key={id}>
      <DoorTile
        href={`/categories/${slug}`}
        slug={`category-${slug}`}
        name={title}
        nameLength={LIBRARY_LIMITS.categoryTitle}
        meta={salonsIn(salon_count)}
      />
    </li>
  ));
  return (
    <Shelf
      title={homeText.byCategories}
      home={home}
      part="categories"
      cards={home.data?.categories?.data ? doors : undefined}
      tools={
        others.length > 0 && (
          <TextButton aria-expanded={isWhole} aria-controls={listId} onClick={() => setWhole(!isWhole)}>
            {isWhole ? libraryText.fewerCategories : libraryText.moreCategories}
            {isWhole ? <ChevronUpIcon size={16} /> : <ChevronDownIcon size={16} />}
          </TextButton>
        )
      }
    >
      <Doors>{doors}</Doors>
      <Others id={listId} hidden={!isWhole}>
        {others.map(({ id, slug, title, salon_count }) => {
          const shown = truncate(title, LIBRARY_LIMITS.categoryName);
          return (
            <li key={id}>
              <TextLink
                look="more"
                href={`/categories/${slug}`}
                aria-label={shown === title ? undefined : title}
                title={shown === title ? undefined : title}
              >
                {shown}
              </TextLink>
              <Hint as="span">{salonsIn(salon_count)}</Hint>
            </li>
          );
        })}
      </Others>
    </Shelf>
  );
}

const salonsIn = (count: number | null | undefined) => (count ? countText.salons({ count }) : null);

const Others = styled.ul`
  &:not([hidden]) {
    display: grid;
  }

  grid-template-columns: repeat(5, minmax(0, 1fr));
  column-gap: ${token.space[24]};
  margin-top: ${token.space[24]};
  border-top: 1px solid ${token.color.line};

  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 ${token.space[8]};
    padding-block: ${token.space[8]};
  }

  ${media.upTo(1070)} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }

  ${media.under(600)} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

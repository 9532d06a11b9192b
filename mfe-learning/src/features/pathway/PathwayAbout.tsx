import { LIBRARY_LIMITS } from '@athenaeum/content-contract';
import { useTrack } from '@athenaeum/shell-contract';
import { Accordion, CollectionCard, ReadMore } from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Part } from '../../components/Part';
import { Resources } from '../../components/Resources';
import { Reviews } from '../../components/Reviews';
import { TileGrid } from '../../components/TileGrid';
import type { PathwayDetail } from './pathway.api';

interface PathwayAboutProps {
  pathway: PathwayDetail;
  ownReview?: ReactNode;
}

/** Everything that is said about a pathway. Parts without content are not there. */
export function PathwayAbout({ pathway, ownReview }: PathwayAboutProps) {
  const track = useTrack();
  const { slug, description } = pathway;
  const seasons = pathway.seasons ?? [];
  const resources = pathway.resources ?? [];
  const tips = pathway.tips ?? [];
  const reviews = pathway.reviews ?? [];
  return (
    <>
      {description && (
        <Part title="About">
          <ReadMore text={description} limit={LIBRARY_LIMITS.longText} />
        </Part>
      )}
      {seasons.length > 0 && (
        <Part title="Seasons">
          <TileGrid>
            {seasons.map(({ id, number, title, thumbnail, season_relations }) => (
              <li key={id}>
                <CollectionCard
                  href={`/pathways/${slug}/collections?season=${number}`}
                  slug={`${slug}-season-${number}`}
                  composition="ascent"
                  title={`Season ${number}: ${title}`}
                  thumbnail={thumbnail}
                  meta={salonsIn(season_relations?.length ?? 0)}
                />
              </li>
            ))}
          </TileGrid>
        </Part>
      )}
      <Narrow>
        {resources.length > 0 && (
          <Part title="Resources">
            <Resources resources={resources} onPdf={() => track({ name: 'pathway_pdf_click' })} />
          </Part>
        )}
        {tips.length > 0 && (
          <Part title="Tips">
            <div>
              {tips.map((tip) => (
                <Accordion key={tip.title} title={tip.title}>
                  {tip.description}
                </Accordion>
              ))}
            </div>
          </Part>
        )}
        {ownReview}
        {reviews.length > 0 && (
          <Part title="Selected reviews">
            <Reviews reviews={reviews} />
          </Part>
        )}
      </Narrow>
    </>
  );
}

const salonsIn = (count: number) => (count === 1 ? '1 salon' : `${count} salons`);

/** Lines to read keep to eight columns. */
const Narrow = styled.div`
  max-width: calc(${token.container} * 8 / 12);
`;

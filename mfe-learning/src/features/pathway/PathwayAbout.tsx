import { LIBRARY_LIMITS } from '@athenaeum/content-contract';
import { useTrack } from '@athenaeum/shell-contract';
import { Accordion, CollectionCard, ReadMore } from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { countText } from '../../components/count.messages';
import { doneOf } from '../../components/doneOf';
import { Part } from '../../components/Part';
import { Resources } from '../../components/Resources';
import { Reviews } from '../../components/Reviews';
import { TileGrid } from '../../components/TileGrid';
import type { PathwayDetail } from './pathway.api';
import { pathwayText } from './pathway.messages';

interface PathwayAboutProps {
  pathway: PathwayDetail;
  ownReview?: ReactNode;
}

/** The sections about a pathway. Those without content are left out. */
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
        <Part title={pathwayText.about}>
          <ReadMore text={description} limit={LIBRARY_LIMITS.longText} />
        </Part>
      )}
      {seasons.length > 0 && (
        <Part title={pathwayText.seasons}>
          <TileGrid>
            {seasons.map(({ id, number, title, thumbnail, my_progress }) => (
              <li key={id}>
                <CollectionCard
                  href={`/pathways/${slug}/collections?season=${number}`}
                  slug={`${slug}-season-${number}`}
                  composition="ascent"
                  title={pathwayText.seasonTitle({ season: number, title })}
                  thumbnail={thumbnail}
                  meta={
                    my_progress?.done
                      ? doneOf(my_progress)
                      : countText.salons({ count: my_progress?.salons ?? 0 })
                  }
                />
              </li>
            ))}
          </TileGrid>
        </Part>
      )}
      <Narrow>
        {resources.length > 0 && (
          <Part title={pathwayText.resources}>
            <Resources resources={resources} onPdf={() => track({ name: 'pathway_pdf_click' })} />
          </Part>
        )}
        {tips.length > 0 && (
          <Part title={pathwayText.tips}>
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
          <Part title={pathwayText.selectedReviews}>
            <Reviews reviews={reviews} />
          </Part>
        )}
      </Narrow>
    </>
  );
}

/** Running text keeps to eight columns. */
const Narrow = styled.div`
  max-width: calc(${token.container} * 8 / 12);
`;

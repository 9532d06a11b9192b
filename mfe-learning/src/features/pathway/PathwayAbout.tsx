import { LIBRARY_LIMITS } from '@athenaeum/content-contract';
import { useTrack } from '@athenaeum/shell-contract';
import { Accordion, ReadMore } from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Part } from '../../components/Part';
import { Resources } from '../../components/Resources';
import { Reviews } from '../../components/Reviews';
import type { PathwayDetail } from './pathway.api';
import { pathwayText } from './pathway.messages';

interface PathwayAboutProps {
  pathway: PathwayDetail;
  ownReview?: ReactNode;
}

/** The sections about a pathway. Those without content are left out. */
export function PathwayAbout({ pathway, ownReview }: PathwayAboutProps) {
  const track = useTrack();
  const { description } = pathway;
  const resources = pathway.resources ?? [];
  const tips = pathway.tips ?? [];
  const reviews = pathway.reviews ?? [];
  return (
    <Narrow>
      {/* A short one stands whole under the title. */}
      {description && description.length > LIBRARY_LIMITS.headerDescription && (
        <Part title={pathwayText.about}>
          <ReadMore text={description} limit={LIBRARY_LIMITS.longText} />
        </Part>
      )}
      <OnScreen>
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
      </OnScreen>
    </Narrow>
  );
}

/** What opens when it is pressed, and what others thought, does not go with the plan on paper. */
const OnScreen = styled.div`
  @media print {
    display: none;
  }
`;

/** Running text keeps to the column of the seasons: eight of twelve, beside a panel. */
const Narrow = styled.div`
  max-width: calc((${token.container} - ${token.space[48]}) * 8 / 12);
`;

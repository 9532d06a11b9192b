import { ArrowUpRightIcon, Cover, Meta, TextLink, VisuallyHidden } from '@athenaeum/shared-ui';
import { media, token } from '@athenaeum/shared-ui/theme';
import { useId } from 'react';
import styled from 'styled-components';
import type { Banner } from './calendar.api';
import { calendarText } from './calendar.messages';

/** Describes an event type. */
export function EventTypeBanner({ banner }: { banner: Banner }) {
  const { event_type, title, description, additionalInfo, image, url } = banner;
  const headingId = useId();
  return (
    <Frame aria-labelledby={headingId}>
      <Words>
        <h2 id={headingId}>{title}</h2>
        {description && <p>{description}</p>}
        {additionalInfo && <Meta>{additionalInfo}</Meta>}
        {url && (
          <TextLink look="more" href={url} target="_blank" rel="noreferrer">
            {calendarText.findOutMore}
            <ArrowUpRightIcon size={18} />
            <VisuallyHidden>{calendarText.newTab}</VisuallyHidden>
          </TextLink>
        )}
      </Words>
      <Art>
        <Picture slug={`type-${event_type.toLowerCase().replaceAll('_', '-')}`} thumbnail={image} eager />
      </Art>
    </Frame>
  );
}

const Words = styled.div`
  padding: ${token.space[24]} ${token.space[32]} ${token.space[16]};

  & > h2 {
    font-size: ${token.text[24]};
    line-height: ${token.leading.snug};
  }

  & > p {
    max-width: 58ch;
    margin-top: ${token.space[4]};
    color: ${token.color.ink2};
  }
`;

const Art = styled.div`
  position: relative;
`;

const Picture = styled(Cover)`
  position: absolute;
  inset: 0;
  aspect-ratio: auto;
  border-radius: 0;
`;

const Frame = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 320px;
  margin-bottom: ${token.space[24]};
  overflow: hidden;
  border-radius: ${token.radius[12]};
  background: ${token.color.sunken};

  ${media.upTo(900)} {
    grid-template-columns: minmax(0, 1fr) 180px;
  }

  ${media.under(600)} {
    grid-template-columns: minmax(0, 1fr);

    & > ${Art} {
      order: -1;
      min-height: 96px;
    }

    & > ${Words} {
      padding: ${token.space[16]};
    }
  }
`;

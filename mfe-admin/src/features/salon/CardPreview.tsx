import { Meta, SalonCard, Stack, TextLink } from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import { fromLocalTime } from '@athenaeum/common/zones';
import { useState } from 'react';
import styled from 'styled-components';
import { commonText } from '../../components/common.messages';
import type { StaffSalon } from './salon.api';
import { salonText } from './salon.messages';
import type { SalonForm } from './SalonEditor';
import { valuesOf } from './salonValues';

interface CardPreviewProps {
  form: SalonForm;
  salon: StaffSalon | null;
}

/** A live preview of the card, and a link to the page as last saved. */
export function CardPreview({ form, salon }: CardPreviewProps) {
  const [title, slug, date, timezone, type, where, city] = form.watch([
    'title',
    'slug',
    'date',
    'timezone',
    'event_type',
    'event_location',
    'location_city',
  ]);
  const start = fromLocalTime(date, timezone);
  const [now] = useState(() => Date.now());
  const href = `/salons/${salon?.slug ?? ''}`;
  return (
    <Stack $gap={12}>
      <Title>{salonText.preview}</Title>
      <div inert aria-hidden>
        <SalonCard
          href={href}
          slug={slug || 'new'}
          title={title || salonText.noTitle}
          thumbnail={salon?.thumbnail}
          eventType={type}
          place={where === 'Virtual' ? commonText.virtual : city}
          start={Number.isNaN(start) ? 0 : start}
          zone={timezone}
          inPerson={where !== 'Virtual'}
          meta={Number.isNaN(start) ? salonText.noStart : undefined}
        />
      </div>
      {salon ? (
        <div>
          <TextLink href={href} target="_blank">
            {salonText.openPage}
          </TextLink>
          <Meta>
            {valuesOf(salon, now).published === 'now' ? salonText.asSaved : salonText.asSavedForStaff}
          </Meta>
        </div>
      ) : (
        <Meta>{salonText.saveFirst}</Meta>
      )}
    </Stack>
  );
}

/* In a narrow card, and clear of the choices above it. */
const Title = styled.h2`
  margin-top: ${token.space[8]};
  font-size: ${token.text[24]};
`;

import { Meta, SalonCard, Stack, TextLink } from '@athenaeum/shared-ui';
import { commonText } from '../../components/common.messages';
import { fromLocalTime } from '@athenaeum/common/zones';
import type { StaffSalon } from './salon.api';
import { salonText } from './salon.messages';
import type { SalonForm } from './SalonEditor';

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
  const href = `/salons/${salon?.slug ?? ''}`;
  return (
    <Stack $gap={12}>
      <h2>{salonText.preview}</h2>
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
          <Meta>{salonText.asSaved}</Meta>
        </div>
      ) : (
        <Meta>{salonText.saveFirst}</Meta>
      )}
    </Stack>
  );
}

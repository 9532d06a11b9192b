import { ReadMore, Section } from '@athenaeum/shared-ui';
import type { PublicEventDetail } from './eventDetail.api';
import { eventDetailText } from './eventDetail.messages';

export function EventAbout({ event: { description } }: { event: PublicEventDetail }) {
  if (!description) return null;
  return (
    <Section title={eventDetailText.about}>
      <ReadMore text={description} />
    </Section>
  );
}

import { ArrowRightIcon, Section, TextLink } from '@athenaeum/shared-ui';
import { EventCards } from '../../components/EventCards';
import { queryFor, useContentMoreEventsQuery } from './moreEvents.api';
import { moreEventsText } from './moreEvents.messages';

/** The next events beside this one. Nothing where there are none, or they cannot be had: the page does not need them. */
export function MoreEvents({ slug }: { slug: string }) {
  const { data } = useContentMoreEventsQuery(queryFor(slug));
  const events = data?.salons?.data ?? [];
  if (events.length === 0) return null;
  return (
    <Section
      title={moreEventsText.title}
      actions={
        <TextLink look="more" href="/upcoming-events">
          {moreEventsText.all}
          <ArrowRightIcon size={18} />
        </TextLink>
      }
    >
      <EventCards events={events} columns={4} />
    </Section>
  );
}

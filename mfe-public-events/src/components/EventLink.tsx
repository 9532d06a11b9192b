import { LinkButton } from '@athenaeum/shared-ui';
import { eventAction } from './eventAction';

interface EventLinkProps {
  event: Parameters<typeof eventAction>[0] & { slug: string; title: string };
  look?: 'filled' | 'outlined';
  large?: boolean;
}

/** From a list to an event: to the place where she answers, or to its top where there is nothing to answer. */
export function EventLink({ event, look = 'outlined', large }: EventLinkProps) {
  const action = eventAction(event);
  const label = action ?? 'See the event';
  return (
    <LinkButton
      look={look}
      large={large}
      href={`/upcoming-events/${event.slug}${action ? '#rsvp' : ''}`}
      aria-label={`${label}: ${event.title}`}
    >
      {label}
    </LinkButton>
  );
}

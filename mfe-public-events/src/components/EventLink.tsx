import { LinkButton } from '@athenaeum/shared-ui';
import { eventAction } from './eventAction';
import { eventLinkText } from './eventLink.messages';

interface EventLinkProps {
  event: Parameters<typeof eventAction>[0] & { slug: string; title: string };
  look?: 'filled' | 'outlined';
  large?: boolean;
}

/** A link from a list to an event: to its RSVP area, or to the top where there is none. */
export function EventLink({ event, look = 'outlined', large }: EventLinkProps) {
  const action = eventAction(event);
  const label = action ?? eventLinkText.view;
  return (
    <LinkButton
      look={look}
      large={large}
      href={`/upcoming-events/${event.slug}${action ? '#rsvp' : ''}`}
      aria-label={eventLinkText.named({ action: label, event: event.title })}
    >
      {label}
    </LinkButton>
  );
}

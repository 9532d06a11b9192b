import { SESSION_DURATIONS, sessionButton } from '@athenaeum/coaching-contract';
import { translateSentence } from '@athenaeum/messages';
import { LinkButton, type LinkButtonProps } from '@athenaeum/shared-ui';
import type { Credits } from './coachProfile.api';

export interface Schedule {
  /** Null when it could not be read. */
  credits: Credits | null;
  scheduleLink: string | null;
}

type ScheduleLinkProps = Schedule & Pick<LinkButtonProps, 'block' | 'large'>;

/** The one button of specification 4: to more time, to the openings, or to where a coach is booked. */
export function ScheduleLink({ credits, scheduleLink, ...look }: ScheduleLinkProps) {
  const link = outsideOf(scheduleLink);
  // An external booking page has session lengths of its own.
  const button = sessionButton(freeOf(credits), link ? 1 : SESSION_DURATIONS[0]);
  const way = button.to ? { href: button.to } : wayTo({ scheduleLink });
  return (
    credits &&
    way && (
      <LinkButton {...look} {...way}>
        {translateSentence(button.label)}
      </LinkButton>
    )
  );
}

/** Minutes that can be booked. */
export const freeOf = (credits: Credits | null): number => (credits ? credits.quantity - credits.held : 0);

/** Null where the coach's address is none that can be opened. */
function wayTo({ scheduleLink }: Pick<Schedule, 'scheduleLink'>) {
  const link = outsideOf(scheduleLink);
  if (link) return { href: link, target: '_blank', rel: 'noreferrer' };
  return scheduleLink === null ? { href: '#openings' } : null;
}

const outsideOf = (link: string | null) => (link && /^https?:\/\//.test(link) ? link : null);

import type { EventMoment } from '../../format';
import { ownTime, type OwnTimeStyle } from '../../format/ownTime';

interface OwnTimeProps {
  moment: EventMoment;
  as: OwnTimeStyle;
}

/**
 * The reader's own time of an event. A server renders it empty with the instant as data; `fillOwnTimes` fills it before
 * the page's code has loaded, and hydration keeps that text.
 */
export function OwnTime({ moment, as }: OwnTimeProps) {
  return (
    <span
      suppressHydrationWarning
      data-own-time={as}
      data-start={moment.start}
      data-minutes={moment.minutes ?? undefined}
      data-zone={moment.inPerson ? (moment.zone ?? undefined) : undefined}
    >
      {ownTime(moment, as)}
    </span>
  );
}

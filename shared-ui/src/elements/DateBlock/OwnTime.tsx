import type { EventMoment } from '../../format';
import { ownTime, type OwnTimeStyle } from '../../format/ownTime';

interface OwnTimeProps {
  moment: EventMoment;
  as: OwnTimeStyle;
}

/**
 * The reader's own time of an event. A server leaves it empty and names the moment, for `fillOwnTimes` to write it before
 * the page's code is there; what is written so stays while React takes the page over.
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

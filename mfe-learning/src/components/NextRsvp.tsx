import {
  formatHoursAndMinutes,
  formatEventTime,
  LinkButton,
  NextStrip,
  useNow,
  VideoIcon,
} from '@athenaeum/shared-ui';
import { usePlatform } from '@athenaeum/shell-contract';
import type { NextRsvpFragment } from './__generated__/salonCards';
import { namesOf } from './namesOf';
import { nextStripText } from './nextStrip.messages';
import { peopleText } from './people.messages';
import { startsIn } from './startsIn';

/** The claret strip: the next salon that the member attends. */
export function NextRsvp({ salon }: { salon: NextRsvpFragment }) {
  const { apiBase } = usePlatform();
  const now = useNow();
  const { relativeDay, time, own } = formatEventTime({
    start: salon.date,
    zone: salon.timezone,
    inPerson: salon.event_location !== 'Virtual',
  });
  const joins = now >= salon.live_from ? salon.link : null;
  const names = namesOf(salon.salon_relations);
  const when = `${relativeDay} · ${time}${own ? ` (${own})` : ''}`;

  return (
    <NextStrip
      href={`/salons/${salon.slug}`}
      slug={salon.slug}
      title={salon.title}
      thumbnail={salon.thumbnail}
      when={startsIn(salon.date, now)}
      meta={[when, formatHoursAndMinutes(salon.event_duration), names && peopleText.with({ names })]
        .filter(Boolean)
        .join(' · ')}
      action={
        <LinkButton
          look="onBand"
          large
          href={joins ?? `${apiBase}/calendar/salons/${salon.slug}.ics`}
          {...(joins && { icon: <VideoIcon />, target: '_blank', rel: 'noreferrer' })}
        >
          {joins ? nextStripText.join : nextStripText.addToCalendar}
        </LinkButton>
      }
      note={nextStripText.attending}
    />
  );
}

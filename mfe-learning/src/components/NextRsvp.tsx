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
  const canJoin = Boolean(salon.link) && now >= salon.live_from;
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
        canJoin && salon.link ? (
          <LinkButton
            look="onBand"
            large
            icon={<VideoIcon />}
            href={salon.link}
            target="_blank"
            rel="noreferrer"
          >
            {nextStripText.join}
          </LinkButton>
        ) : (
          <LinkButton look="onBand" large href={`${apiBase}/calendar/salons/${salon.slug}.ics`}>
            {nextStripText.addToCalendar}
          </LinkButton>
        )
      }
      note={nextStripText.attending}
    />
  );
}

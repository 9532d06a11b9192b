import { googleCalendarLink } from '@athenaeum/common/calendar';
import { type ButtonLook, CalendarIcon, CalendarPlusIcon, SheetMenu } from '@athenaeum/shared-ui';
import { usePlatform } from '@athenaeum/shell-contract';
import { token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';
import type { RsvpFactsFragment } from './__generated__/rsvpSalon';
import { addToCalendarText } from './addToCalendar.messages';
import { placeOf } from './placeOf';

interface AddToCalendarProps {
  salon: RsvpFactsFragment;
  look?: ButtonLook;
}

/** Adds a salon to the member's calendar: Google's by a link, any other by an ICS file. */
export function AddToCalendar({ salon, look = 'outlined' }: AddToCalendarProps) {
  const { apiBase } = usePlatform();
  const page = new URL(`/salons/${salon.slug}`, location.origin).href;
  return (
    <Wide $look={look}>
      <SheetMenu
        label={addToCalendarText.add}
        look={look}
        icon={<CalendarPlusIcon />}
        items={[
          {
            label: addToCalendarText.google,
            icon: <CalendarIcon size={20} />,
            href: googleCalendarLink({
              title: salon.title,
              start: salon.date,
              minutes: salon.event_duration,
              timezone: salon.timezone,
              place: salon.link ?? placeOf(salon),
              page,
            }),
            newTab: true,
          },
          {
            label: addToCalendarText.other,
            icon: <CalendarPlusIcon size={20} />,
            href: `${apiBase}/calendar/salons/${encodeURIComponent(salon.slug)}.ics`,
          },
        ]}
      />
    </Wide>
  );
}

/** Makes the menu's button as wide as the panel's others; the words of a quiet one reach the edges. */
const Wide = styled.div<{ $look: ButtonLook }>`
  display: grid;
  ${({ $look }) => $look === 'quiet' && `margin-inline: calc(-1 * ${token.space[12]});`}

  & > div,
  & > div > button {
    width: 100%;
  }
`;

import { CalendarIcon, CalendarPlusIcon, Menu } from '@athenaeum/shared-ui';
import { usePlatform } from '@athenaeum/shell-contract';
import styled from 'styled-components';
import type { FactsSalon } from './RsvpFacts';
import { googleCalendarLink } from './googleCalendarLink';
import { placeOf } from './placeOf';

/** Puts her seat into her own calendar: Google's by a link, every other one by a file. */
export function AddToCalendar({ salon }: { salon: FactsSalon & { slug: string } }) {
  const { apiBase } = usePlatform();
  const page = new URL(`/salons/${salon.slug}`, location.origin).href;
  return (
    <Wide>
      <Menu
        label="Add to Calendar"
        look="outlined"
        icon={<CalendarPlusIcon />}
        sheet
        items={[
          {
            label: 'Google Calendar',
            icon: <CalendarIcon size={20} />,
            href: googleCalendarLink({ ...salon, place: salon.link ?? placeOf(salon), page }),
            newTab: true,
          },
          {
            label: 'Outlook / Other',
            icon: <CalendarPlusIcon size={20} />,
            href: `${apiBase}/calendar/salons/${encodeURIComponent(salon.slug)}.ics`,
          },
        ]}
      />
    </Wide>
  );
}

/** The menu's button as wide as the panel's others. */
const Wide = styled.div`
  display: grid;

  & > div,
  & > div > button {
    width: 100%;
  }
`;

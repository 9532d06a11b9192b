import { formatEventTime, VisuallyHidden } from '@athenaeum/shared-ui';
import { media, token } from '@athenaeum/shared-ui/theme';
import { type ReactNode, useDeferredValue, useId } from 'react';
import styled from 'styled-components';
import { AgendaItem } from './AgendaItem';
import type { CalendarSalon } from './calendar.api';
import { byDay, type Day as DayOfEvents } from './byDay';

interface AgendaProps {
  salons: readonly CalendarSalon[];
  action: (salon: CalendarSalon) => ReactNode;
}

/** Height of an event on the widest screens, where it is smallest. */
const MIN_HEIGHT_PX = 120;

/** Events grouped by day; those out of view are rendered after those in view. */
export function Agenda({ salons, action }: AgendaProps) {
  const isWhole = useDeferredValue(true, false);
  const shown = isWhole ? salons : salons.slice(0, Math.ceil(innerHeight / MIN_HEIGHT_PX));
  return (
    <List>
      {byDay(shown).map((day) => (
        <Day key={day.date} day={day} action={action} />
      ))}
    </List>
  );
}

function Day({ day, action }: { day: DayOfEvents<CalendarSalon>; action: AgendaProps['action'] }) {
  const headingId = useId();
  const { leaf } = formatEventTime(day.moment);
  return (
    <Section aria-labelledby={headingId}>
      <Head id={headingId}>
        <VisuallyHidden>{day.name}</VisuallyHidden>
        <span aria-hidden="true">{leaf.day}</span>
        <span aria-hidden="true">
          {day.title}
          <small>{day.note}</small>
        </span>
      </Head>
      <Events>
        {day.salons.map((salon) => (
          <li key={salon.id}>
            <AgendaItem salon={salon} action={action(salon)} />
          </li>
        ))}
      </Events>
    </Section>
  );
}

const Events = styled.ol`
  & > li + li {
    border-top: 1px solid ${token.color.line};
  }
`;

const List = styled.div`
  margin-top: ${token.space[32]};
`;

const Section = styled.section`
  display: grid;
  grid-template-columns: 168px minmax(0, 1fr);
  gap: ${token.space[24]};
  border-top: 1px solid ${token.color.control};

  ${media.upTo(1240)} {
    grid-template-columns: 112px minmax(0, 1fr);
  }

  ${media.under(768)} {
    grid-template-columns: minmax(0, 1fr);
    gap: 0;
  }
`;

const Head = styled.h2`
  position: sticky;
  top: ${token.topbar};
  display: flex;
  align-items: flex-start;
  align-self: start;
  gap: ${token.space[12]};
  padding-top: ${token.space[24]};
  font: ${token.weight.strong} ${token.text[16]} / 1.4 ${token.font.sans};
  letter-spacing: 0;

  & > :nth-child(2) {
    flex: none;
    min-width: 44px;
    font: ${token.weight.serif} ${token.text[40]} / 1 ${token.font.serif};
    font-variant-numeric: lining-nums;
  }

  & small {
    display: block;
    font-size: ${token.text[14]};
    font-weight: ${token.weight.body};
    color: ${token.color.ink2};
  }

  ${media.upTo(1240)} {
    flex-direction: column;
    gap: ${token.space[4]};
  }

  ${media.under(768)} {
    z-index: 1;
    flex-direction: row;
    align-items: center;
    gap: ${token.space[12]};
    padding-block: ${token.space[12]};
    background: ${token.color.page};

    & > :nth-child(2) {
      min-width: 36px;
      font-size: ${token.text[32]};
    }

    & small {
      display: inline;
      margin-left: ${token.space[8]};
    }
  }
`;

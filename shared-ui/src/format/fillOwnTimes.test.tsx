import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { EventTime } from '../elements/DateBlock/EventTime';
import { OwnTime } from '../elements/DateBlock/OwnTime';
import { fillOwnTimes } from './fillOwnTimes';
import { PLATFORM_ZONE, tellOwnZone } from './ownZone';

const START = Date.UTC(2026, 11, 3, 18);
const VIRTUAL = { start: START, minutes: 60 };
const HERE = Intl.DateTimeFormat().resolvedOptions().timeZone;

afterEach(() => tellOwnZone(null));

/** Rendered as on a server, where the reader's zone is unknown. */
function drawn(element: React.ReactElement): string {
  tellOwnZone(PLATFORM_ZONE);
  const html = renderToString(element);
  tellOwnZone(null);
  return html;
}

it('a server renders no own times, for in-person events neither', () => {
  const inPerson = { ...VIRTUAL, zone: 'America/New_York', inPerson: true };

  const html = drawn(<EventTime {...inPerson} />);

  expect(html).toContain('1:00 – 2:00 PM ET');
  expect(html).not.toContain('your time');
});

it('the page fills in the reader\u2019s own times before its code loads, as React then renders them', () => {
  const page = (
    <>
      <EventTime {...VIRTUAL} />
      <p>
        10 AM PT
        <OwnTime moment={VIRTUAL} as="inLine" />
      </p>
    </>
  );
  document.body.innerHTML = drawn(page);
  fillOwnTimes();
  const filled = [...document.querySelectorAll('[data-own-time]')].map(({ textContent }) => textContent);
  document.body.innerHTML = '';

  render(page);

  const shown = [...document.querySelectorAll('[data-own-time]')].map(({ textContent }) => textContent);
  expect(HERE).not.toBe(PLATFORM_ZONE);
  expect(filled[0]).toMatch(/, your time$/);
  expect(filled[1]).toMatch(/^ \(.+\)$/);
  expect(filled).toEqual(shown);
  expect(screen.getByText(/your time$/)).toBeInTheDocument();
});

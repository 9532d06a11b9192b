import ICAL from 'ical.js';
import nodeIcal from 'node-ical';
import { type CalendarSalon, salonInvitation } from './salonCalendar';

const SALON: CalendarSalon = {
  id: 's1',
  title: 'The Art of the Ask',
  date: Date.UTC(2026, 11, 3, 18),
  timezone: 'America/Los_Angeles',
  event_duration: 90,
  calendar_sequence: 2,
  place: null,
  link: 'https://meet.example/ask',
  url: 'https://members.example/salons/the-art-of-the-ask',
};
const PEOPLE = {
  organizer: { name: 'Athenaeum', address: 'salons@members.example' },
  attendee: { name: 'Ngozi Eze', address: 'ngozi@example.org' },
};

const invitation = (given: Partial<CalendarSalon> = {}, people = PEOPLE) =>
  salonInvitation({ ...SALON, ...given }, people, 'Athenaeum');

/** As ical.js reads it, which Thunderbird and Nextcloud read mails with. */
function readByIcalJs(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file) as unknown[]);
  const entry = calendar.getFirstSubcomponent('vevent')!;
  const event = new ICAL.Event(entry);
  const attendee = entry.getFirstProperty('attendee')!;
  return {
    method: calendar.getFirstPropertyValue('method'),
    status: entry.getFirstPropertyValue('status'),
    uid: event.uid,
    sequence: event.sequence,
    summary: event.summary,
    begins: event.startDate.toJSDate().getTime(),
    ends: event.endDate.toJSDate().getTime(),
    organizer: event.organizer,
    attendee: String(attendee.getFirstValue()).toLowerCase(),
    answer: attendee.getFirstParameter('partstat'),
  };
}

/** As node-ical reads it. */
function readByNodeIcal(file: string) {
  const entries = Object.values(nodeIcal.sync.parseICS(file));
  const event = entries.find((entry) => entry?.type === 'VEVENT');
  if (event?.type !== 'VEVENT') throw new Error('There is no event in it');
  const calendar = entries.find((entry) => entry?.type === 'VCALENDAR');
  return { event, method: event.method, calendar };
}

const ZONES = ['America/Los_Angeles', 'Europe/Berlin', 'Asia/Kolkata', 'Australia/Lord_Howe'];

beforeAll(() => {
  for (const zone of ZONES) {
    const file = invitation({ timezone: zone });
    const timezone = new ICAL.Component(ICAL.parse(file) as unknown[]).getFirstSubcomponent('vtimezone')!;
    ICAL.TimezoneService.register(new ICAL.Timezone(timezone), zone);
  }
});

it('invites by name, with the answer that was given here', () => {
  expect(readByIcalJs(invitation())).toEqual({
    method: 'REQUEST',
    status: 'CONFIRMED',
    uid: 'salon-s1@athenaeum',
    sequence: 2,
    summary: 'The Art of the Ask',
    begins: SALON.date,
    ends: SALON.date + 90 * 60_000,
    organizer: 'mailto:salons@members.example',
    attendee: 'mailto:ngozi@example.org',
    answer: 'ACCEPTED',
  });
});

it('is tentative for somebody in line', () => {
  expect(readByIcalJs(invitation({ status: 'TENTATIVE' }))).toMatchObject({
    ...{ method: 'REQUEST', status: 'TENTATIVE', answer: 'TENTATIVE' },
  });
});

it('cancels by the same name and a higher number', () => {
  expect(readByIcalJs(invitation({ status: 'CANCELLED', calendar_sequence: 3 }))).toMatchObject({
    ...{ method: 'CANCEL', status: 'CANCELLED', uid: 'salon-s1@athenaeum', sequence: 3 },
  });
});

it.each(ZONES)('is read by another parser at the same moment, in %s', (timezone) => {
  const file = invitation({ timezone });

  const { event, method } = readByNodeIcal(file);

  expect(event.start.getTime()).toBe(SALON.date);
  expect(event.end?.getTime()).toBe(SALON.date + 90 * 60_000);
  expect(readByIcalJs(file).begins).toBe(SALON.date);
  expect(event.uid).toBe('salon-s1@athenaeum');
  expect(String(event.sequence)).toBe('2');
  expect(event.organizer).toMatchObject({ val: 'mailto:salons@members.example' });
  expect(event.attendee).toMatchObject({
    val: 'MAILTO:ngozi@example.org',
    params: { PARTSTAT: 'ACCEPTED', RSVP: false },
  });
  expect(method).toBe('REQUEST');
});

it('takes a name that tries to be a line, or none, for what it is', () => {
  const named = (name: string) =>
    readByIcalJs(invitation({}, { ...PEOPLE, attendee: { name, address: 'ngozi@example.org' } }));

  expect(named('Ngozi\r\nMETHOD:CANCEL\r\nX";:,=')).toMatchObject({
    ...{ method: 'REQUEST', attendee: 'mailto:ngozi@example.org', answer: 'ACCEPTED' },
  });
  expect(named('')).toMatchObject({ attendee: 'mailto:ngozi@example.org' });
});

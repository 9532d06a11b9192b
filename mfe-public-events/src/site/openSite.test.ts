/** @jest-environment ./infra/test/node.environment.cjs */
import type { Language } from '@athenaeum/messages';
import type { SiteAnswer, SitePage } from '@athenaeum/shell-contract/site';
import type { PublicEventQuery } from '../features/eventDetail/__generated__/publicEvent';
import type { PublicEventsQuery } from '../features/eventList/__generated__/publicEvents';
import type { HostGroupsQuery } from '../features/experts/__generated__/experts';
import type { TestimonialsQuery } from '../features/testimonials/__generated__/testimonials';
import { anEvent } from '../testing/anEvent';
import { answer } from '../testing/answers';
import type { SiteEventQuery, SiteEventsQuery } from './__generated__/siteEvents';
import { openSite } from './openSite';
import { aSiteEvent, settings } from './testing';

interface Answers {
  PublicEvents: PublicEventsQuery;
  PublicEvent: PublicEventQuery;
  HostGroups: HostGroupsQuery;
  Testimonials: TestimonialsQuery;
  SiteEvents: SiteEventsQuery;
  SiteEvent: SiteEventQuery;
}

const LIST = '/upcoming-events';
const EVENT = `${LIST}/the-art-of-the-ask`;
const answers: Answers = {
  PublicEvents: { salons: { ...answer([anEvent()]), count: 1 } },
  PublicEvent: { salon: answer(anEvent()) },
  HostGroups: { hostGroups: answer([]) },
  Testimonials: { testimonials: answer([]) },
  SiteEvents: { salons: { ...answer([aSiteEvent()]), count: 1 } },
  SiteEvent: { salon: answer(aSiteEvent()) },
};

/** Holds back every query until it is resolved. */
let gateway: () => Promise<void>;
globalThis.fetch = async (url, init) => {
  if (String(url).endsWith('/api/billing/membership/price')) {
    await gateway();
    return Response.json({ ok: true, data: { total: 240_000, currency: 'USD' } });
  }
  const { operationName } = JSON.parse(init?.body as string) as { operationName: keyof Answers };
  await gateway();
  return Response.json({ data: answers[operationName] });
};
const ask = openSite(settings);

beforeEach(() => {
  // RTK Query's cache expires after a minute: no test waits for that.
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
  gateway = () => Promise.resolve();
});

const read = (path: string, language: Language): Promise<SiteAnswer> =>
  ask({ path, language, visitor: '203.0.113.1' });
const draw = async (path: string, language: Language) => {
  const drawn = (await read(path, language)) as SitePage;
  const head = JSON.stringify([drawn.title, drawn.tags, drawn.structured]);
  // Without invisible markup, so that a failed assertion is readable.
  const html = drawn.html.replace(/<svg[^]*?<\/svg>| (class|style|src)="[^"]*"/g, '');
  return { head, html };
};
const bodyOf = async (path: string, language: Language) => {
  const { body } = (await read(path, language)) as { body: string };
  return body;
};

/** Answers nothing until this many queries have arrived. */
function answerTogether(questions: number): void {
  let open: () => void;
  const opened = new Promise<void>((resolve) => (open = resolve));
  gateway = () => {
    questions -= 1;
    if (questions === 0) open();
    return opened;
  };
}

it('renders each page in the language of its request, also when both are rendered concurrently', async () => {
  // Three queries for the list, two for the event, each in two languages.
  answerTogether(10);

  const [listInEnglish, list, event, eventInEnglish] = await Promise.all([
    draw(LIST, 'en'),
    draw(LIST, 'es'),
    draw(EVENT, 'es'),
    draw(EVENT, 'en'),
  ]);

  for (const words of ['Próximos eventos', 'Quitar filtros', 'Reservar mi lugar', '1 evento<', 'Membresía'])
    expect(list.html + event.html).toContain(words);
  for (const words of ['Upcoming events', 'Clear Filters', 'RSVP', '1 event<', 'Membership'])
    expect(listInEnglish.html + eventInEnglish.html).toContain(words);
  for (const page of [list, event]) {
    expect(page.html).not.toMatch(/Upcoming events|Open to Public|Clear Filters|sign up/);
    expect(page.head).toContain('"es_US"');
    expect(page.head).toContain('"inLanguage":"es"');
    expect(page.head).not.toContain('Upcoming events');
  }
  for (const page of [listInEnglish, eventInEnglish]) {
    expect(page.html).not.toMatch(/Próximos eventos|Abierto al público|Quitar filtros|únete/);
    expect(page.head).toContain('"en_US"');
    expect(page.head).toContain('"inLanguage":"en"');
    expect(page.head).not.toContain('Próximos eventos');
  }
});

it.each([
  ['the page of a mail’s link', `${EVENT}/rsvp`, 'Tu reserva', 'Your RSVP'],
  ['what there is not', '/nothing', 'Aquí no hay nada', 'There is nothing here'],
  ['how to show the list elsewhere', '/embed', 'Muestra los eventos', 'Show the events'],
  ['the list on other sites', '/embed/events', 'Próximos eventos', 'Upcoming events'],
])('renders %s in either language', async (_what, path, spanish, english) => {
  const inSpanish = await draw(path, 'es');
  const inEnglish = await draw(path, 'en');

  for (const [page, words, others] of [
    [inSpanish, spanish, english],
    [inEnglish, english, spanish],
  ] as const) {
    expect(page.html).toContain(words);
    expect(page.head).toContain(words);
    expect(page.html).not.toContain(others);
  }
});

describe('the front door', () => {
  const FRONT_DOOR = '/front-door';
  const before = { ...answers };
  afterEach(() => void Object.assign(answers, before));

  it('shows what is open to everyone, who hosts, what was said of it and what a year costs, in either language', async () => {
    answers.SiteEvents = {
      salons: {
        ...answer([aSiteEvent(), aSiteEvent({ id: '2', is_closed: true, title: 'Full' })]),
        count: 2,
      },
    };
    answers.HostGroups = {
      hostGroups: answer([
        {
          key: 'a',
          title: 'A',
          description: null,
          leaders: [{ slug: 'ruth', name: 'Ruth Adeyemi', title: 'Coach', thumbnail: null }],
        },
        {
          key: 'b',
          title: 'B',
          description: null,
          leaders: [{ slug: 'ruth', name: 'Ruth Adeyemi', title: 'Coach', thumbnail: null }],
        },
      ]),
      // Answers of several documents in one list; also below.
    } as never;
    answers.Testimonials = {
      testimonials: answer([
        {
          id: '1',
          rating: 5,
          feedback: 'I had the fee by Monday.',
          reviewer_name: 'A member',
          reviewer: null,
          event_title: 'The Art of the Ask',
        },
      ]),
    } as never;

    const english = await draw(FRONT_DOOR, 'en');
    const spanish = await draw(FRONT_DOOR, 'es');

    for (const words of [
      'A reading room,',
      'Come to one first',
      'The Art of the Ask',
      'Ruth Adeyemi',
      'I had the fee by Monday.',
      '$2,400 a year',
    ])
      expect(english.html).toContain(words);
    expect(english.html.split('Ruth Adeyemi')).toHaveLength(2);
    expect(english.html).not.toContain('Full');
    for (const words of ['Una sala de lectura,', 'Ven primero a uno', 'al año', 'Iniciar sesión'])
      expect(spanish.html).toContain(words);
    expect(spanish.html).not.toMatch(/A reading room|Become a member|Sign in|See all/);
  });

  it('is the portal’s own page, with the events on their own site, for search engines and previews, too', async () => {
    const { html, head } = await draw(FRONT_DOOR, 'en');

    expect(html).toContain('href="https://events.example/upcoming-events"');
    expect(html).toContain('href="https://events.example/upcoming-events/the-art-of-the-ask"');
    expect(html).toContain('href="/sign-up"');
    expect(html).toContain('href="/api/auth/login?returnTo=%2F"');
    expect(head).toContain('"rel":"canonical","href":"https://portal.example/"');
    expect(head).toContain('"og:image","content":"https://events.example/pictures/front-door.png"');
    expect(head).toContain('"@type":"Organization","name":"Athenaeum","url":"https://portal.example/"');
    expect(head).toContain('"@type":"Event"');
  });

  it('may be kept while it is whole, and says so where nothing is open to everyone', async () => {
    answers.SiteEvents = { salons: { ...answer([]), count: 0 } };

    const page = (await read(FRONT_DOOR, 'en')) as SitePage;

    expect(page.keep).toEqual({ fresh: 60, stale: 600 });
    expect(page.html).toContain('No event is open to everyone just now.');
    expect(page.html).not.toContain('Who you’ll meet');
  });

  it('stands without the gateway, for nobody to keep', async () => {
    gateway = () => Promise.reject(new Error('away'));

    const page = (await read(FRONT_DOOR, 'en')) as SitePage;

    expect(page).toMatchObject({ status: 200, keep: undefined });
    expect(page.html).toContain('A reading room,');
    expect(page.html).toContain('Start your year');
    expect(page.html).not.toContain('Come to one first');
  });

  it('does not wait for a gateway that does not answer', async () => {
    gateway = () => new Promise(() => undefined);
    const reading = read(FRONT_DOOR, 'en');
    await jest.advanceTimersByTimeAsync(1500);

    expect((await reading) as SitePage).toMatchObject({ status: 200, keep: undefined });
  });
});

it('shows an error in the reader’s language when the gateway does not answer', async () => {
  gateway = () => Promise.reject(new Error('away'));

  expect((await draw(LIST, 'es')).html).toContain('Los eventos están tardando un poco');
  expect((await draw(LIST, 'en')).html).toContain('The events are taking a moment');
});

it('writes feeds in English unless another language is requested', async () => {
  expect(await bodyOf('/upcoming-events.rss', 'en')).toContain('<language>en</language>');
  expect(await bodyOf('/upcoming-events.ics', 'en')).toContain('LOCATION:Online');

  const feed = await bodyOf('/upcoming-events.rss', 'es');
  expect(feed).toContain('<language>es</language>');
  expect(feed).toContain('Próximos eventos de Athenaeum');
  expect(feed).toContain('miércoles, 25 de noviembre de 2026');
  expect(await bodyOf('/upcoming-events.ics', 'es')).toContain('LOCATION:En línea');
});

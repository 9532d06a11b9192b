import { Route, Routes } from '@athenaeum/shell-contract';
import {
  failWith,
  mockServer,
  renderRemote,
  respond,
  sent,
  testMember,
} from '@athenaeum/shell-contract/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { api } from '../api';
import { CreateBookmarkDocument } from '../components/bookmark/__generated__/createBookmark';
import { CategoryDocument } from '../features/listing/__generated__/category';
import { CollectionDocument } from '../features/listing/__generated__/collection';
import { GoalDocument } from '../features/listing/__generated__/goal';
import {
  ListedRecordingsDocument,
  ListedUpcomingDocument,
} from '../features/listing/__generated__/listedSalons';
import { SaveGoalsDocument } from '../features/listing/__generated__/saveGoals';
import { SpeakerDocument } from '../features/listing/__generated__/speaker';
import { TeachersDocument } from '../features/listing/__generated__/teachers';
import type { OwnGoal } from '../features/listing/ownGoal';
import type { SalonDetail } from '../features/salonDetail';
import { answer, list, type Refusal, refusal } from '../testing/answers';
import { aCollection } from '../testing/library';
import { CreateRSVPDocument } from '../components/rsvp/__generated__/createRsvp';
import { aGoal, aHost, aRequestedSeat, aSalon, aSeat } from '../testing/salons';
import CategoryPage from './CategoryPage';
import CollectionPage from './CollectionPage';
import GoalPage from './GoalPage';
import SpeakerPage from './SpeakerPage';

const open = (route: string) =>
  renderRemote(
    <Routes>
      <Route path="/categories/:slug" element={<CategoryPage />} />
      <Route path="/goals/:slug" element={<GoalPage />} />
      <Route path="/speakers/:slug" element={<SpeakerPage />} />
      <Route path="/collections/:slug" element={<CollectionPage />} />
    </Routes>,
    { api, route },
  );

const numbered = (count: number, more: Partial<SalonDetail> = {}) =>
  Array.from({ length: count }, (_unused, index) =>
    aSalon({ id: `s-${index}`, slug: `s-${index}`, title: `Salon ${index + 1}`, ...more }),
  );
const salons = ({
  upcoming = [],
  recorded = [],
}: Partial<Record<'upcoming' | 'recorded', SalonDetail[]>>) => {
  respond(ListedUpcomingDocument, { upcoming: list(upcoming) });
  respond(ListedRecordingsDocument, { recorded: list(recorded) });
};
const twelveOf = (all: SalonDetail[], { skip }: { skip?: number | null | undefined }) =>
  all.slice(skip ?? 0, (skip ?? 0) + 12);
const mine = (...goals: OwnGoal[]) => answer({ id: 'me', version: 3, goals });
const govern = { id: 'c', slug: 'govern', title: 'Govern', description: 'Boards and committees.' };

beforeEach(() => respond(TeachersDocument, { taught: list([]) }));

it('shows a category with its upcoming salons and its recordings', async () => {
  respond(CategoryDocument, { category: answer(govern) });
  salons({
    upcoming: [aSalon({ title: 'Boardroom Ready' })],
    recorded: [aSalon({ title: 'Activists at the Gate', phase: 'RECORDED' })],
  });
  open('/categories/govern');

  expect(await screen.findByRole('heading', { level: 1, name: 'Govern' })).toBeInTheDocument();
  expect(screen.getByText('Boards and committees.')).toBeInTheDocument();
  const upcoming = await screen.findByRole('region', { name: 'Upcoming' });
  expect(await within(upcoming).findByRole('link', { name: 'Boardroom Ready' })).toBeInTheDocument();
  const recordings = screen.getByRole('region', { name: 'Recordings' });
  expect(await within(recordings).findByRole('link', { name: 'Activists at the Gate' })).toBeInTheDocument();
  expect(document.title).toBe('Govern');
  expect(sent(ListedUpcomingDocument)).toEqual([
    { input: { category: { equals: 'govern' }, take: 12, skip: 0, phase: { in: ['LIVE', 'UPCOMING'] } } },
  ]);
});

it('shows the member’s standing at each upcoming salon of a category, and reserves a seat there', async () => {
  respond(CategoryDocument, { category: answer(govern) });
  const free = aSalon({ title: 'Boardroom Ready' });
  salons({
    upcoming: [free, aSalon({ id: 'b', title: 'Saying No', my_rsvp: aSeat('RESERVED') })],
  });
  const { user } = open('/categories/govern');
  const [first, second] = within(await screen.findByRole('region', { name: 'Upcoming' })).getAllByRole(
    'listitem',
  );
  expect(within(second!).getByText('Attending')).toBeInTheDocument();
  respond(CreateRSVPDocument, { createRSVP: answer(aRequestedSeat('RESERVED')) });
  salons({ upcoming: [{ ...free, rsvp_state: 'ATTENDING', my_rsvp: aSeat('RESERVED') }] });

  await user.click(within(first!).getByRole('button', { name: 'RSVP to Attend: Boardroom Ready' }));

  expect(await within(first!).findByText('Attending')).toBeInTheDocument();
});

it('pages its recordings by the address, twelve at a time', async () => {
  respond(CategoryDocument, { category: answer(govern) });
  respond(ListedUpcomingDocument, { upcoming: list([]) });
  respond(ListedRecordingsDocument, ({ input }) => ({
    recorded: list(twelveOf(numbered(17, { phase: 'RECORDED' }), input), 17),
  }));
  const { user } = open('/categories/govern');
  const recordings = await screen.findByRole('region', { name: 'Recordings' });
  expect(await within(recordings).findByText('17 salons')).toBeInTheDocument();
  expect(within(recordings).queryByRole('link', { name: 'Salon 13' })).not.toBeInTheDocument();

  await user.click(within(recordings).getByRole('link', { name: 'Page 2' }));

  expect(await within(recordings).findByRole('link', { name: 'Salon 13' })).toBeInTheDocument();
  expect(location.search).toBe('?page=2');
});

it('shows more events on each Show More, and says when there are no more', async () => {
  respond(CategoryDocument, { category: answer(govern) });
  respond(ListedRecordingsDocument, { recorded: list([]) });
  respond(ListedUpcomingDocument, ({ input }) => ({ upcoming: list(twelveOf(numbered(17), input), 17) }));
  const { user } = open('/categories/govern');
  const upcoming = within(await screen.findByRole('region', { name: 'Upcoming' }));
  expect(await upcoming.findByRole('link', { name: 'Salon 12' })).toBeInTheDocument();
  expect(upcoming.queryByRole('link', { name: 'Salon 13' })).not.toBeInTheDocument();

  await user.click(upcoming.getByRole('button', { name: 'Show More Events' }));

  expect(await upcoming.findByRole('link', { name: 'Salon 13' })).toHaveFocus();
  expect(upcoming.getByRole('link', { name: 'Salon 1' })).toBeInTheDocument();
  expect(upcoming.getByText('No more upcoming events to show!')).toBeInTheDocument();
  expect(upcoming.queryByRole('button', { name: 'Show More Events' })).not.toBeInTheDocument();
  expect(location.search).toBe('?upcoming=2');
});

it('shows a goal, by its tag', async () => {
  respond(GoalDocument, {
    tag: answer({ id: 't', slug: 'build-a-public-voice', title: 'Build a public voice' }),
    me: mine(),
  });
  salons({});
  open('/goals/build-a-public-voice');

  expect(await screen.findByRole('heading', { level: 1, name: 'Build a public voice' })).toBeInTheDocument();
  expect(await screen.findByText('No more upcoming events to show!')).toBeInTheDocument();
  expect(await screen.findByText('Nothing has been recorded here yet.')).toBeInTheDocument();
  expect(sent(ListedRecordingsDocument)[0]).toMatchObject({
    input: { tag: { equals: 'build-a-public-voice' } },
  });
});

interface Said {
  message: string;
  action: { onPress: () => void };
}

describe('the goal of a member', () => {
  const other: OwnGoal = { title: 'Raise a round', type: 'Career Goal', current: 'true' };
  const lead = (current: 'true' | 'false'): OwnGoal => ({ title: 'lead', type: 'Learning Goal', current });
  const goal = (...goals: OwnGoal[]) =>
    respond(GoalDocument, { tag: answer({ id: 't', slug: 'lead', title: 'Lead' }), me: mine(...goals) });
  const saved = (...goals: OwnGoal[]) =>
    respond(SaveGoalsDocument, { profile: answer({ id: 'me', version: 4, goals }) });

  it('is made of one that is not, or no longer, current', async () => {
    goal(other, lead('false'));
    salons({});
    const { user } = open('/goals/lead');
    const add = await screen.findByRole('button', { name: 'Add to my goals' });
    saved(other, { title: 'Lead', type: 'Career Goal', current: 'true' });
    goal(other, { title: 'Lead', type: 'Career Goal', current: 'true' });

    await user.click(add);

    expect(await screen.findByRole('button', { name: 'Remove from my goals' })).toBeInTheDocument();
    expect(screen.getByText('Your goal')).toBeInTheDocument();
    expect(sent(SaveGoalsDocument)).toEqual([
      {
        input: {
          id: 'me',
          version: 3,
          goals: [other, { title: 'Lead', type: 'Career Goal', current: 'true' }],
        },
      },
    ]);
  });

  it('is let go, and undone by Undo as it was', async () => {
    goal(other, lead('true'));
    salons({});
    const { user, platform } = open('/goals/lead');
    const remove = await screen.findByRole('button', { name: 'Remove from my goals' });
    saved(other);
    goal(other);

    await user.click(remove);

    expect(await screen.findByRole('button', { name: 'Add to my goals' })).toBeInTheDocument();
    const said = platform.events.find(({ type }) => type === 'notify') as Said | undefined;
    expect(said?.message).toBe('“Lead” is no longer one of your goals');
    saved(other, lead('true'));
    goal(other, lead('true'));
    act(() => said?.action.onPress());
    expect(await screen.findByRole('button', { name: 'Remove from my goals' })).toBeInTheDocument();
    expect(sent(SaveGoalsDocument).map(({ input }) => input)).toEqual([
      { id: 'me', version: 3, goals: [other] },
      { id: 'me', version: 4, goals: [other, lead('true')] },
    ]);
  });

  describe('that was let go on a page that is left', () => {
    const letGoAndLeave = async () => {
      goal(other, lead('true'));
      salons({});
      const { user, platform, unmount } = open('/goals/lead');
      const remove = await screen.findByRole('button', { name: 'Remove from my goals' });
      saved(other);
      await user.click(remove);
      await waitFor(() => expect(saidBy(platform)).toHaveLength(1));
      unmount();
      return platform;
    };
    const saidBy = ({ events }: ReturnType<typeof open>['platform']) =>
      events.filter((event): event is typeof event & Said => event.type === 'notify');

    it('is undone by Undo, which says so', async () => {
      const platform = await letGoAndLeave();
      saved(other, lead('true'));

      saidBy(platform)[0]!.action.onPress();

      await waitFor(() => expect(saidBy(platform)).toHaveLength(2));
      expect(saidBy(platform)[1]!.message).toBe('“Lead” is now one of your goals');
      expect(sent(SaveGoalsDocument)[1]!.input).toEqual({
        id: 'me',
        version: 4,
        goals: [other, lead('true')],
      });
    });

    it('tells where Undo could not save it', async () => {
      const platform = await letGoAndLeave();
      respond(SaveGoalsDocument, failWith([{ path: ['profile'], code: 'UNAVAILABLE' }]));

      saidBy(platform)[0]!.action.onPress();

      await waitFor(() => expect(saidBy(platform)).toHaveLength(2));
      expect(saidBy(platform)[1]!.message).toMatch(/^We couldn’t update your goals. Nothing has changed. ./);
    });
  });

  it('stays as it was when it could not be saved', async () => {
    goal(lead('true'));
    salons({});
    const { user } = open('/goals/lead');
    respond(SaveGoalsDocument, failWith([{ path: ['profile'], code: 'UNAVAILABLE' }]));

    await user.click(await screen.findByRole('button', { name: 'Remove from my goals' }));

    expect(
      await screen.findByText('We couldn’t update your goals. Nothing has changed.'),
    ).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Remove from my goals' })).toBeEnabled();
  });
});

it('saves a collection among the member’s own', async () => {
  const desk = { id: 'k', slug: 'the-desk', title: 'The Desk', description: null, author: null };
  const collection = (my_bookmark: { id: string } | null) =>
    respond(CollectionDocument, {
      collection: answer({ ...desk, my_bookmark, salon_relations: [] }),
      all: list([]),
    });
  mockServer.use(http.post('*/webhooks/salesforce/bookmark', () => HttpResponse.json({ ok: true })));
  collection(null);
  const { user } = open('/collections/the-desk');
  respond(CreateBookmarkDocument, { createBookmark: answer({ id: 'b' }) });

  await user.click(await screen.findByRole('button', { name: 'Save collection' }));

  expect(await screen.findByRole('button', { name: 'Saved' })).toHaveAttribute('aria-pressed', 'true');
  await waitFor(() => expect(sent(CreateBookmarkDocument)).toHaveLength(1));
  expect(sent(CreateBookmarkDocument)).toEqual([
    { input: { userId: testMember.id, salonOrCoachId: 'k', type: 'COLLECTION' } },
  ]);
});

describe('the room of a listing', () => {
  it('says how much there is, and leads to the first recording', async () => {
    respond(CategoryDocument, { category: answer(govern) });
    const recorded = ['first', 'second'].map((slug) => aSalon({ id: slug, slug, phase: 'RECORDED' }));
    salons({ recorded, upcoming: [aSalon()] });
    open('/categories/govern');

    expect(await screen.findByText('2 recordings · 1 salon ahead')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Start with the first' })).toHaveAttribute(
      'href',
      '/salons/first',
    );
  });

  it('leads nowhere while there is nothing to watch', async () => {
    respond(CategoryDocument, { category: answer(govern) });
    salons({ upcoming: [aSalon()] });
    open('/categories/govern');

    expect(await screen.findByText('1 salon ahead')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Start with the first' })).not.toBeInTheDocument();
  });
});

describe('who teaches a listing', () => {
  const [ruth, ngozi] = [aHost(), aHost({ slug: 'ngozi-eze', name: 'Ngozi Eze', title: null })];
  const taught = [[ruth, aGoal('A goal')], [ngozi, ruth], []].map((salon_relations, index) =>
    aSalon({ id: `t-${index}`, salon_relations }),
  );
  const people = async () =>
    within(await screen.findByRole('region', { name: 'Who teaches it' }))
      .getAllByRole('link')
      .map(({ textContent }) => textContent);

  it('is shown below its salons, those of most of them first', async () => {
    respond(GoalDocument, { tag: answer({ id: 't', slug: 'lead', title: 'Lead' }), me: mine() });
    respond(TeachersDocument, { taught: list(taught) });
    salons({});
    open('/goals/lead');

    expect(await people()).toEqual(['Ruth AdeyemiDirector2 salons', 'Ngozi Eze1 salon']);
    expect(sent(TeachersDocument)).toEqual([{ input: { tag: { equals: 'lead' }, take: 100 } }]);
    const [recordings, upcoming, teachers] = screen.getAllByRole('heading', { level: 2 });
    expect([recordings, upcoming, teachers].map((one) => one?.textContent)).toEqual([
      'Recordings',
      'Upcoming',
      'Who teaches it',
    ]);
  });

  it('is not counted where there are more salons than one answer has', async () => {
    respond(CategoryDocument, { category: answer(govern) });
    respond(TeachersDocument, { taught: list(taught, 140) });
    salons({});
    open('/categories/govern');

    expect(await people()).toEqual(['Ruth AdeyemiDirector', 'Ngozi Eze']);
  });

  it('is left out when it did not load, or nobody is known to', async () => {
    respond(CategoryDocument, { category: answer(govern) });
    respond(TeachersDocument, failWith([{ path: ['taught'], code: 'UNAVAILABLE' }]));
    salons({});
    open('/categories/govern');

    expect(await screen.findByText('Nothing has been recorded here yet.')).toBeInTheDocument();
    await waitFor(() => expect(sent(TeachersDocument)).toHaveLength(1));
    expect(screen.queryByRole('region', { name: 'Who teaches it' })).not.toBeInTheDocument();
  });
});

it('shows a speaker, with the full description on request', async () => {
  const description = 'Began as an engineer. '.repeat(30).trim();
  respond(SpeakerDocument, {
    speaker: answer({
      id: 's',
      slug: 'ruth-adeyemi',
      name: 'Ruth Adeyemi',
      title: 'Negotiation coach',
      description,
      thumbnail: null,
      type: 'SME',
    }),
  });
  salons({});
  const { user } = open('/speakers/ruth-adeyemi');

  expect(await screen.findByRole('heading', { level: 1, name: 'Ruth Adeyemi' })).toBeInTheDocument();
  expect(screen.queryByText(description)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Read More' }));

  expect(screen.getByText(description)).toBeInTheDocument();
});

it('shows a collection in the editor’s order, upcoming ones apart', async () => {
  const [ruth, ngozi] = [aHost(), aHost({ slug: 'ngozi-eze', name: 'Ngozi Eze', title: null })];
  const relations = [
    aSalon({
      id: '1',
      title: 'Second Look',
      phase: 'RECORDED',
      has_recording: true,
      salon_relations: [ruth, aGoal('A goal')],
    }),
    aSalon({ id: '2', title: 'Boardroom Ready', salon_relations: [ngozi, ruth] }),
    aSalon({ id: '3', title: 'A First Look', phase: 'RECORDED', has_recording: true }),
    aSalon({ id: '4', title: 'Never Recorded', phase: 'RECORDED' }),
  ].map((salon) => ({ salon }));
  respond(CollectionDocument, {
    collection: answer({
      id: 'k',
      slug: 'the-desk',
      title: 'The Director’s Desk',
      description: null,
      author: 'Joanna Whitfield',
      my_bookmark: null,
      salon_relations: relations,
    }),
    all: list(
      ['before', 'the-desk', 'after'].map((slug) => aCollection({ id: slug, slug, title: `About ${slug}` })),
    ),
  });
  open('/collections/the-desk');

  expect(await screen.findByText('curated by Joanna Whitfield')).toBeInTheDocument();
  const titlesIn = (name: string) =>
    within(screen.getByRole('region', { name }))
      .getAllByRole('link')
      .map(({ textContent }) => textContent);
  expect(titlesIn('Upcoming')).toEqual(['Boardroom Ready']);
  expect(titlesIn('Recordings')).toEqual(['Second Look', 'A First Look']);
  expect(titlesIn('Who teaches it')).toEqual(['Ruth AdeyemiDirector2 salons', 'Ngozi Eze1 salon']);
  expect(titlesIn('More collections')).toEqual([
    'All collections',
    'CollectionAbout after9 salons',
    'CollectionAbout before9 salons',
  ]);
});

it.each([
  ['category', '/categories/nothing', (missing: Refusal) => respond(CategoryDocument, { category: missing })],
  ['goal', '/goals/nothing', (missing: Refusal) => respond(GoalDocument, { tag: missing, me: mine() })],
  ['speaker', '/speakers/nothing', (missing: Refusal) => respond(SpeakerDocument, { speaker: missing })],
  [
    'collection',
    '/collections/nothing',
    (missing: Refusal) => respond(CollectionDocument, { collection: missing, all: list([]) }),
  ],
])('says so when there is no such %s', async (kind, route, respondWith) => {
  respondWith(refusal('NOT_FOUND', `We could not find that ${kind}.`));
  open(route);

  expect(await screen.findByRole('heading', { name: `We could not find that ${kind}` })).toBeInTheDocument();
});

it('keeps the rest when the recordings did not load, and loads them on Retry', async () => {
  respond(CategoryDocument, { category: answer(govern) });
  respond(ListedUpcomingDocument, { upcoming: list([aSalon({ title: 'Boardroom Ready' })]) });
  respond(ListedRecordingsDocument, failWith([{ path: ['recorded'], code: 'UNAVAILABLE' }]));
  const { user } = open('/categories/govern');
  expect(await screen.findByText('Recordings did not load')).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: 'Boardroom Ready' })).toBeInTheDocument();

  respond(ListedRecordingsDocument, { recorded: list([aSalon({ title: 'Activists at the Gate' })]) });
  await user.click(screen.getByRole('button', { name: 'Retry' }));

  expect(await screen.findByRole('link', { name: 'Activists at the Gate' })).toBeInTheDocument();
});

it('offers Retry when the page itself did not load', async () => {
  respond(CategoryDocument, failWith([{ code: 'UNAVAILABLE' }]));
  salons({});
  const { user } = open('/categories/govern');
  const retry = await screen.findByRole('button', { name: 'Retry' });

  respond(CategoryDocument, { category: answer(govern) });
  await user.click(retry);

  expect(await screen.findByRole('heading', { level: 1, name: 'Govern' })).toBeInTheDocument();
});

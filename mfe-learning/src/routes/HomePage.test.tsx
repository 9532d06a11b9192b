import type { MeetingKind } from '@athenaeum/coaching-contract';
import type { SlotRequest } from '@athenaeum/shell-contract';
import { failWith, renderRemote, respond, testMember } from '@athenaeum/shell-contract/testing';
import { screen, within } from '@testing-library/react';
import { api } from '../api';
import { HomeDocument, type HomeQuery } from '../features/home/__generated__/home';
import { answer, refusal } from '../testing/answers';
import { aHome, aMe } from '../testing/home';
import { aCollection, aPeerGroup } from '../testing/library';
import { aSalon, aSeat } from '../testing/salons';
import { HomePage } from './HomePage';

const home = (parts: Partial<HomeQuery>) => respond(HomeDocument, aHome(parts));

describe('Home', () => {
  it('greets the member and lists upcoming salons, each with its RSVP status', async () => {
    home({
      upcoming: answer([
        aSalon({ id: 'a', slug: 'a', title: 'The Art of the Ask', my_rsvp: aSeat('RESERVED') }),
        aSalon({ id: 'b', slug: 'b', title: 'Closed-Door Dinner', is_closed: true }),
        aSalon({ id: 'c', slug: 'c', title: 'Founders Summit', salon_status: 'cancelled' }),
      ]),
    });
    renderRemote(<HomePage />, { api });

    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      /^Good (morning|afternoon|evening), Amara$/,
    );
    expect(await screen.findByRole('link', { name: 'The Art of the Ask' })).toHaveAttribute(
      'href',
      '/salons/a',
    );
    const section = screen.getByRole('region', { name: 'Upcoming' });
    for (const badge of ['Attending', 'At capacity', 'Cancelled'])
      expect(within(section).getByText(badge)).toBeInTheDocument();
  });

  it.each([
    ['keeps a place for the membership of who has none, or none any more', 'prospect', true],
    ['has no such place for members', 'member', false],
  ] as const)('%s', async (_what, role, isKept) => {
    const places: string[] = [];
    const fillSlot = ({ name }: SlotRequest) => {
      places.push(name);
      return {
        state: { get: () => 'empty' as const, subscribe: () => () => undefined },
        end: () => undefined,
      };
    };
    home({});
    renderRemote(<HomePage />, { api, session: { ...testMember, roles: [role] }, platform: { fillSlot } });

    expect(await screen.findByText('No more upcoming events to show!')).toBeInTheDocument();
    expect(places.includes('home.membership')).toBe(isKept);
  });

  it('puts a salon that the member attends first', async () => {
    home({ next: answer([aSalon({ title: 'Reading the Room', my_rsvp: aSeat('RESERVED') })]) });
    renderRemote(<HomePage />, { api });

    const strip = await screen.findByRole('region', { name: 'Next for you' });
    expect(within(strip).getByRole('link', { name: 'Reading the Room' })).toBeInTheDocument();
    expect(strip).toHaveTextContent('Starts in 2 days');
    expect(strip).toHaveTextContent('You are attending');
    expect(within(strip).getByRole('link', { name: 'Add to Calendar' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/calendar\/salons\/boardroom-ready\.ics$/),
    );
  });

  const aSession = (more: { session_date: number; kind?: MeetingKind }) =>
    answer({
      id: 's1',
      duration: 60,
      status: 'Scheduled',
      coach: { name: 'Maya Chen', slug: 'maya-chen', avatar: null },
      session_date: more.session_date,
      meeting: { kind: more.kind ?? 'room', value: null },
    });

  it('puts a coaching session first that comes before any salon, with Join once it opens', async () => {
    const salon = aSalon({ title: 'Reading the Room', my_rsvp: aSeat('RESERVED') });
    home({ next: answer([salon]), session: aSession({ session_date: Date.now() + 10 * 60_000 }) });
    renderRemote(<HomePage />, { api });

    const strip = await screen.findByRole('region', { name: 'Next for you' });
    expect(within(strip).getByRole('link', { name: '60 General Coaching with Maya Chen' })).toHaveAttribute(
      'href',
      '/expert-strategists/my-sessions',
    );
    expect(strip).toHaveTextContent('Video room');
    expect(within(strip).getByRole('link', { name: 'Join' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/api\/coaching\/sessions\/s1\/join$/),
    );
  });

  it('puts a session that can be joined before an event that has begun', async () => {
    const salon = aSalon({
      title: 'Reading the Room',
      date: Date.now() - 20 * 60_000,
      my_rsvp: aSeat('RESERVED'),
    });
    home({ next: answer([salon]), session: aSession({ session_date: Date.now() + 10 * 60_000 }) });
    renderRemote(<HomePage />, { api });

    const strip = await screen.findByRole('region', { name: 'Next for you' });
    expect(within(strip).getByRole('link', { name: /^60 General Coaching/ })).toBeInTheDocument();
    expect(within(strip).getByRole('link', { name: 'Join' })).toBeInTheDocument();
  });

  it('leaves the strip to an event that comes before the session', async () => {
    const salon = aSalon({ title: 'Reading the Room', my_rsvp: aSeat('RESERVED') });
    home({ next: answer([salon]), session: aSession({ session_date: salon.date + 60_000 }) });
    renderRemote(<HomePage />, { api });

    const strip = await screen.findByRole('region', { name: 'Next for you' });
    expect(within(strip).getByRole('link', { name: 'Reading the Room' })).toBeInTheDocument();
  });

  it('shows the specification’s message when nothing is upcoming', async () => {
    home({});
    renderRemote(<HomePage />, { api });

    expect(await screen.findByText('No more upcoming events to show!')).toBeInTheDocument();
  });

  it('keeps the loaded sections when one failed, and loads it on Retry', async () => {
    const recent = answer([
      aSalon({ title: 'Activists at the Gate', phase: 'RECORDED', has_recording: true }),
    ]);
    respond(
      HomeDocument,
      failWith([{ path: ['upcoming'], code: 'UNAVAILABLE' }], aHome({ upcoming: null, recent })),
    );
    const { user } = renderRemote(<HomePage />, { api });
    expect(await screen.findByText('Upcoming did not load')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Activists at the Gate' })).toBeInTheDocument();

    home({ upcoming: answer([aSalon({ title: 'The Art of the Ask' })]) });
    await user.click(screen.getByRole('button', { name: 'Retry' }));

    expect(await screen.findByRole('link', { name: 'The Art of the Ask' })).toBeInTheDocument();
  });

  it('shows six goals, the member’s own first, until all are requested', async () => {
    const titles = ['Audit', 'Brand', 'Capital', 'Delegate', 'Energy', 'Focus', 'Growth', 'Hiring'];
    home({
      goals: answer(titles.map((title) => ({ id: title, slug: title, title, salon_count: 3 }))),
      me: aMe([
        { title: 'Hiring', current: 'true' },
        { title: 'Growth', current: 'false' },
      ]),
    });
    const { user } = renderRemote(<HomePage />, { api });
    await screen.findByText('Hiring');
    const section = within(screen.getByRole('region', { name: 'Explore by Goals' }));
    const shown = () => section.getAllByRole('link').map(({ textContent }) => textContent);
    expect(shown()).toHaveLength(6);
    expect(shown()[0]).toMatch(/^Hiring.*Your goal/);

    await user.click(section.getByRole('button', { name: 'Show More' }));

    expect(shown()).toHaveLength(8);
  });

  describe('the lower half', () => {
    const { IntersectionObserver } = window;
    beforeEach(() => {
      window.IntersectionObserver = class extends IntersectionObserver {
        readonly near: IntersectionObserverCallback;
        constructor(callback: IntersectionObserverCallback) {
          super(callback);
          this.near = callback;
        }
        override observe() {
          this.near([{ isIntersecting: true } as IntersectionObserverEntry], this);
        }
      };
    });
    afterEach(() => {
      window.IntersectionObserver = IntersectionObserver;
    });

    const category = (slug: string, title: string, is_featured = true) => ({
      id: slug,
      slug,
      title,
      is_featured,
      salon_count: 4,
    });

    it('shows recordings in progress, and no such section without any', async () => {
      const begun = aSalon({
        title: 'Capital Without Compromise',
        phase: 'RECORDED',
        has_recording: true,
        my_progress: { id: 'p', progress: 0.5, watched: false },
      });
      home({ begun: answer([begun]) });
      renderRemote(<HomePage />, { api });

      await screen.findByRole('link', { name: 'Capital Without Compromise' });
      const shelf = within(screen.getByRole('region', { name: 'Continue Where You Left Off' }));
      expect(shelf.getByRole('link', { name: 'View All: Continue Where You Left Off' })).toHaveAttribute(
        'href',
        '/view-all/continue',
      );
      expect(screen.queryByRole('region', { name: 'Recently Added' })).not.toBeInTheDocument();
    });

    it('recommends by the member’s goals, and hides the section when it failed', async () => {
      const recommended = {
        salon: aSalon({ title: 'A Reputation, on Purpose' }),
        because: { id: 't', title: 'Build a public voice' },
      };
      home({ recommendations: { ...answer([recommended]), has_goals: true } });
      const { unmount } = renderRemote(<HomePage />, { api });
      await screen.findByRole('link', { name: 'A Reputation, on Purpose' });
      const shelf = within(screen.getByRole('region', { name: 'Recommended For You' }));
      expect(shelf.getByText('Because of “Build a public voice”')).toBeInTheDocument();
      expect(shelf.getByRole('link', { name: 'Change goals' })).toHaveAttribute(
        'href',
        '/community/members/amara-osei/goals',
      );
      unmount();

      home({
        recommendations: { ...refusal('UNAVAILABLE', 'No.'), has_goals: null },
        upcoming: answer([aSalon({ title: 'Boardroom Ready' })]),
      });
      renderRemote(<HomePage />, { api });

      expect(await screen.findByRole('link', { name: 'Boardroom Ready' })).toBeInTheDocument();
      expect(screen.queryByRole('region', { name: 'Recommended For You' })).not.toBeInTheDocument();
    });

    it('has the seven categories in their order, the others on request', async () => {
      home({
        categories: answer([
          category('build', 'Build'),
          category('fund', 'Fund'),
          category('technology', 'Technology', false),
          category('the-ceo', 'The CEO'),
        ]),
      });
      const { user } = renderRemote(<HomePage />, { api });

      await screen.findByText('Fund');
      const section = within(screen.getByRole('region', { name: 'Explore By Categories' }));
      const names = () =>
        section.getAllByRole('link').map((link) => link.textContent?.replace('4 salons', ''));
      expect(names()).toEqual(['Fund', 'Build', 'The CEO']);
      await user.click(section.getByRole('button', { name: 'Show More Categories' }));

      expect(names()).toEqual(['Fund', 'Build', 'The CEO', 'Technology']);
      expect(section.getByRole('button', { name: 'Show Fewer Categories' })).toBeInTheDocument();
    });

    it('has collections, peer groups and pathways, and keeps those that loaded when one failed', async () => {
      const parts = aHome({
        collections: answer([aCollection({ title: 'The Desk' })]),
        peerGroups: answer([aPeerGroup({ slug: 'circle', title: 'First-Time Directors' })]),
        pathways: null,
      });
      respond(HomeDocument, failWith([{ path: ['pathways'], code: 'UNAVAILABLE' }], parts));
      renderRemote(<HomePage />, { api });

      expect(await screen.findByRole('link', { name: 'The Desk' })).toBeInTheDocument();
      expect(screen.getByRole('link', { name: 'First-Time Directors' })).toHaveAttribute(
        'href',
        '/peer-groups/circle',
      );
      expect(screen.getByText('Pathways did not load')).toBeInTheDocument();
    });
  });
});

import { Route, Routes } from '@athenaeum/shell-contract';
import {
  failWith,
  mockServer,
  renderRemote,
  respond,
  sent,
  testMember,
} from '@athenaeum/shell-contract/testing';
import { formatDay } from '@athenaeum/shared-ui';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { api } from '../api';
import { KeepCoachDocument } from '../components/coachBookmark/__generated__/createBookmark';
import { LetCoachGoDocument } from '../components/coachBookmark/__generated__/removeBookmark';
import { UpdateCoachReviewDocument } from '../components/coachReview/__generated__/updateReview';
import { OpenSlotsDocument } from '../components/openings/__generated__/openSlots';
import { CoachCategoryDocument } from '../features/coachDirectory/__generated__/coachCategory';
import { CoachesDocument } from '../features/coachDirectory/__generated__/coaches';
import type { Goals, ListedCoach } from '../features/coachDirectory/coachDirectory.api';
import { CoachDocument } from '../features/coachProfile/__generated__/coach';
import type { Coach, Me } from '../features/coachProfile/coachProfile.api';
import { aCoach, aCoachReview, answer, refusal } from '../testing/coaching';
import CoachCategoryPage from './CoachCategoryPage';
import CoachPage from './CoachPage';
import CoachesPage from './CoachesPage';

beforeAll(
  () =>
    Promise.all([import('../features/coachProfile/Player'), import('../features/coachProfile/Transcript')]),
  120_000,
);

const open = (route: string) =>
  renderRemote(
    <Routes>
      <Route path="/expert-strategists" element={<CoachesPage />} />
      <Route path="/expert-strategists/experts/:slug" element={<CoachPage />} />
      <Route path="/expert-strategists/categories/:slug" element={<CoachCategoryPage />} />
    </Routes>,
    { api, route },
  );

const thing = (title: string) => ({ id: title, slug: title.toLowerCase().replaceAll(' ', '-'), title });
const inCategory = (title: string) => ({ category: thing(title), tag: null });
const forGoal = (title: string) => ({ category: null, tag: thing(title) });
const listed = (name: string, coach_relations: ListedCoach['coach_relations'] = []): ListedCoach => ({
  id: name,
  slug: name.toLowerCase().replace(' ', '-'),
  name,
  title: null,
  avatar: null,
  short_bio: null,
  next_free: null,
  sessions_held: 0,
  rating: null,
  coach_relations,
});
const aiming = (goals: Goals = []) => ({ ok: true, data: { id: testMember.id, goals } });

/** Far enough ahead to be shown by its date. */
const nextFree = new Date(new Date().getFullYear() + 1, 5, 7, 12).getTime();
const nextFreeLabel = formatDay(nextFree);

describe('the coaches', () => {
  const maya = listed('Maya Chen', [inCategory('Govern'), forGoal('Build a public voice')]);
  const ruth = listed('Ruth Adeyemi', [inCategory('Fund'), forGoal('Negotiate well')]);

  it('show first those who work on the member’s current goals, and why', async () => {
    respond(CoachesDocument, {
      coaches: answer([maya, ruth]),
      me: aiming([
        { title: 'Build a public voice', current: 'true' },
        { title: 'Negotiate well', current: 'false' },
      ]),
    });
    open('/expert-strategists');

    const matched = await screen.findByRole('region', { name: 'For your goals' });
    expect(within(matched).getAllByRole('article')).toHaveLength(1);
    expect(within(matched).getByText('Because of your goal: Build a public voice')).toBeInTheDocument();
    expect(within(screen.getByRole('region', { name: 'All coaches' })).getAllByRole('article')).toHaveLength(
      2,
    );
  });

  it('say when each is next free, the rating, and the sessions held', async () => {
    const facts = { next_free: nextFree, sessions_held: 1212, rating: { average: 4.9, count: 1 } };
    respond(CoachesDocument, { coaches: answer([{ ...maya, ...facts }, ruth]), me: aiming() });
    open('/expert-strategists');

    const [card, other] = await screen.findAllByRole('article');
    const [told, silent] = card!.textContent!.includes('Maya') ? [card, other] : [other, card];
    expect(told).toHaveTextContent(`Next opening ${nextFreeLabel}`);
    expect(told).toHaveTextContent('4.9 out of 5, 1 rating');
    expect(told).toHaveTextContent('1,212 sessions held');
    expect(silent).not.toHaveTextContent(/Next opening|rating|sessions/);
  });

  it('are sorted as the member likes, which stays in the address', async () => {
    const soon = { ...ruth, next_free: nextFree };
    respond(CoachesDocument, { coaches: answer([maya, soon]), me: aiming() });
    const { user } = open('/expert-strategists');
    const names = () => screen.getAllByRole('heading', { level: 3 }).map((name) => name.textContent);

    await user.selectOptions(await screen.findByRole('combobox', { name: 'Sort by' }), 'Soonest opening');

    expect(names()).toEqual(['Ruth Adeyemi', 'Maya Chen']);
    expect(location.search).toBe('?order=soonest');

    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Name');
    expect(names()).toEqual(['Maya Chen', 'Ruth Adeyemi']);
  });

  it('for the member’s goals lead to their page and to the member’s goals', async () => {
    respond(CoachesDocument, {
      coaches: answer([maya, ruth]),
      me: aiming([{ title: 'Build a public voice', current: 'true' }]),
    });
    open('/expert-strategists');

    expect(await screen.findByRole('link', { name: 'Book Maya Chen' })).toHaveAttribute(
      'href',
      '/expert-strategists/experts/maya-chen',
    );
    expect(screen.getByRole('link', { name: 'Change goals' })).toHaveAttribute(
      'href',
      '/my-profile?tab=goals',
    );
  });

  it('link to the categories they work in', async () => {
    respond(CoachesDocument, { coaches: answer([maya, ruth]), me: aiming() });
    open('/expert-strategists');

    expect(await screen.findByRole('link', { name: 'Govern' })).toHaveAttribute(
      'href',
      '/expert-strategists/categories/govern',
    );
    expect(screen.queryByRole('region', { name: 'For your goals' })).not.toBeInTheDocument();
  });

  it('keep their order when the page is opened again', async () => {
    const many = ['A', 'B', 'C', 'D', 'E', 'F'].map((name) => listed(name));
    const names = () => screen.getAllByRole('article').map((card) => card.textContent);
    respond(CoachesDocument, { coaches: answer(many), me: aiming() });
    const { unmount } = open('/expert-strategists');
    await screen.findByRole('region', { name: 'All coaches' });
    const before = names();
    unmount();

    open('/expert-strategists');

    await screen.findByRole('region', { name: 'All coaches' });
    expect(names()).toEqual(before);
  });

  it('are searched by words, which stay in the address', async () => {
    respond(CoachesDocument, ({ search }) => ({
      coaches: answer(search ? [ruth] : [maya, ruth]),
      me: aiming(),
    }));
    const { user } = open('/expert-strategists');
    await screen.findByRole('region', { name: 'All coaches' });

    await user.type(screen.getByRole('searchbox', { name: 'Search coaches' }), 'ruth');

    expect(await screen.findByRole('region', { name: '1 found' })).toBeInTheDocument();
    expect(location.search).toBe('?search=ruth');
  });

  it('say when a search finds nobody, with a link to all', async () => {
    respond(CoachesDocument, ({ search }) => ({ coaches: answer(search ? [] : [maya]), me: aiming() }));
    const { user } = open('/expert-strategists?search=zzz');

    await user.click(await screen.findByRole('button', { name: 'Show all coaches' }));

    expect(await screen.findByRole('region', { name: 'All coaches' })).toBeInTheDocument();
    expect(screen.getByRole('searchbox', { name: 'Search coaches' })).toHaveValue('');
  });

  it('offer Retry when they did not load', async () => {
    respond(
      CoachesDocument,
      failWith([{ path: ['coaches'], code: 'UNAVAILABLE' }], { coaches: null, me: aiming() }),
    );
    const { user } = open('/expert-strategists');
    const retry = await screen.findByRole('button', { name: 'Retry' });

    respond(CoachesDocument, { coaches: answer([maya]), me: aiming() });
    await user.click(retry);

    expect(await screen.findByRole('link', { name: 'Maya Chen' })).toBeInTheDocument();
  });

  it('of one category are those who work in it', async () => {
    respond(CoachCategoryDocument, {
      category: answer({ ...thing('Govern'), description: 'Boards and their chairs.' }),
    });
    respond(CoachesDocument, { coaches: answer([maya, ruth]), me: aiming() });
    open('/expert-strategists/categories/govern');

    expect(await screen.findByRole('heading', { level: 1, name: 'Govern' })).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: 'Maya Chen' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Ruth Adeyemi' })).not.toBeInTheDocument();
  });

  it('of an unknown category are not shown', async () => {
    respond(CoachCategoryDocument, { category: refusal('NOT_FOUND', 'We could not find that category.') });
    respond(CoachesDocument, { coaches: answer([maya]), me: aiming() });
    open('/expert-strategists/categories/nope');

    expect(
      await screen.findByRole('heading', { name: 'We couldn’t find that category' }),
    ).toBeInTheDocument();
  });
});

describe('a coach', () => {
  const asked: unknown[] = [];
  const preCheck = (response: () => Response) =>
    mockServer.use(
      http.post('*/webhooks/salesforce/bookmark', async ({ request }) => {
        asked.push(await request.json());
        return response();
      }),
    );
  beforeEach(() => {
    localStorage.clear();
    asked.length = 0;
    preCheck(() => HttpResponse.json({ ok: true }));
    respond(OpenSlotsDocument, { slots: answer([]) });
  });
  const prepare = (coach: Partial<Coach> = {}, me: Partial<Me> = {}) =>
    respond(CoachDocument, {
      coach: answer(aCoach(coach)),
      me: {
        ok: true,
        data: { id: testMember.id, credits: { id: 'c', quantity: 60, held: 0 }, bookmarks: [], ...me },
      },
    });
  const show = (coach: Partial<Coach> = {}, me: Partial<Me> = {}) => {
    prepare(coach, me);
    return open('/expert-strategists/experts/maya-chen');
  };

  it('has a page with all sections', async () => {
    show({
      description: 'Maya spent twenty-two years hiring.',
      coaching_style: 'Direct and warm.',
      can_help_with: ['Leaving well'],
    });

    expect(await screen.findByRole('heading', { level: 1, name: 'Maya Chen' })).toBeInTheDocument();
    for (const title of ['Meet Maya', 'Maya’s coaching style', 'Can Help With'])
      expect(screen.getByRole('heading', { name: title })).toBeInTheDocument();
  });

  it('has the title once, and what helps to choose', async () => {
    show({
      title: 'Board interviews',
      short_bio: 'Board interviews. A chair since 2019.',
      next_free: nextFree,
      rating: { average: 5, count: 12 },
      sessions_held: 1,
    });

    await screen.findByRole('heading', { level: 1, name: 'Maya Chen' });
    expect(screen.getAllByText(/Board interviews/)).toHaveLength(1);
    expect(screen.getByText('A chair since 2019.')).toBeInTheDocument();
    expect(screen.getByText(nextFreeLabel)).toBeInTheDocument();
    expect(screen.getByText('1 session held')).toBeInTheDocument();
    expect(screen.getByText(/12 ratings/)).toHaveTextContent('5.0 out of 5, 12 ratings');
  });

  it('is cut at the lengths of the specification', async () => {
    const topics = Array.from({ length: 8 }, (_, index) => inCategory(`Topic ${index}`));
    const title = 'Twelve questions that nominating chairs always ask';
    show({
      short_bio: 'word '.repeat(200),
      coach_relations: topics,
      resourcesCollection: {
        items: [
          {
            title,
            description: 'x'.repeat(80),
            type: 'ASSET',
            link: null,
            asset: '/files/public/questions.pdf',
          },
          {
            title: 'Nothing to press',
            description: null,
            type: 'LINK',
            link: 'javascript:alert(1)',
            asset: null,
          },
        ],
      },
    });

    expect(await screen.findByText('+2')).toBeInTheDocument();
    const resource = screen.getByRole('link', { name: /Twelve questions/ });
    expect(resource).toHaveAttribute('href', '/files/public/questions.pdf');
    expect(within(resource).getByText(/^Twelve/).textContent!.length).toBeLessThanOrEqual(41);
    expect(within(resource).getByText(/^xxx/).textContent).toHaveLength(61);
    expect(screen.getByText(/^word word/).textContent!.length).toBeLessThanOrEqual(601);
    expect(screen.queryByText('Nothing to press')).not.toBeInTheDocument();
  });

  it('shows two reviews, and the others when asked', async () => {
    const review = (id: string) => ({
      id,
      rating: 5,
      feedback: 'y'.repeat(200),
      reviewer_name: id,
      reviewer: null,
      created_at: Date.now(),
    });
    const { user } = show({ reviews: [review('One'), review('Two'), review('Three')] });
    const reviews = await screen.findByRole('region', { name: 'Selected reviews' });
    expect(within(reviews).getAllByRole('listitem')).toHaveLength(2);
    expect(within(reviews).getAllByText(/^y+…$/)[0]!.textContent).toHaveLength(121);

    await user.click(within(reviews).getByRole('button', { name: 'Show More' }));

    expect(within(reviews).getAllByRole('listitem')).toHaveLength(3);
  });

  it('is added to the favorites, and removed', async () => {
    const { user } = show();
    respond(KeepCoachDocument, { createBookmark: answer({ id: 'b' }) });
    const press = await screen.findByRole('button', { name: 'Bookmark' });
    prepare({}, { bookmarks: [{ id: 'b', entry_id: 'maya' }] });
    await user.click(press);
    const wish = { userId: testMember.id, salonOrCoachId: 'maya' };
    await waitFor(() => expect(sent(KeepCoachDocument)).toEqual([{ input: { ...wish, type: 'COACH' } }]));
    // After adding, the member's data is reloaded.
    await waitFor(() => expect(sent(CoachDocument)).toHaveLength(2));

    respond(LetCoachGoDocument, { removeBookmark: answer({ id: 'b' }) });
    await user.click(await screen.findByRole('button', { name: 'Bookmarked' }));

    await waitFor(() => expect(sent(LetCoachGoDocument)).toEqual([{ input: { id: 'b' } }]));
    expect(asked).toEqual([wish, { ...wish, id: 'b' }]);
  });

  it.each([
    [
      'said no',
      () => HttpResponse.json({ ok: false, code: 'FORBIDDEN', message: 'Not for you.' }, { status: 403 }),
    ],
    ['did not answer', () => HttpResponse.error()],
  ])('stays unchanged where the check %s, and is reloaded', async (_case, response) => {
    preCheck(response);
    const { user } = show();
    const press = await screen.findByRole('button', { name: 'Bookmark' });
    const before = sent(CoachDocument).length;

    await user.click(press);

    expect(await screen.findByRole('alert')).toBeInTheDocument();
    await waitFor(() => expect(sent(CoachDocument)).toHaveLength(before + 1));
    expect(sent(KeepCoachDocument)).toEqual([]);
    expect(screen.getByRole('button', { name: 'Bookmark' })).toHaveAttribute('aria-pressed', 'false');
  });

  it('is not added when saving failed, and an error says so', async () => {
    const { user } = show();
    respond(KeepCoachDocument, failWith([{ code: 'UNAVAILABLE' }]));

    await user.click(await screen.findByRole('button', { name: 'Bookmark' }));

    expect(await screen.findByRole('alert')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Bookmark' })).toHaveAttribute('aria-pressed', 'false');
  });

  it('booked on the platform has a link to the openings', async () => {
    show();

    expect(await screen.findByRole('link', { name: 'Schedule Session' })).toHaveAttribute(
      'href',
      '#openings',
    );
    expect(screen.getByRole('region', { name: 'Next openings' })).toBeInTheDocument();
    // And in the bar of narrow screens, where the panel is further down.
    const [, inBar] = screen.getAllByRole('link', { name: 'Schedule Session', hidden: true });
    expect(inBar).toHaveAttribute('href', '#openings');
    expect(inBar!.parentElement).toHaveTextContent(/^1 h free to book/);
  });

  describe('after a session with the member', () => {
    const review = () => screen.findByRole('region', { name: 'Your review' });

    it('can be reviewed', async () => {
      const { user } = show({ can_review: true, my_review: null });

      await user.click(within(await review()).getByRole('button', { name: 'Leave Review' }));

      expect(await screen.findByRole('dialog', { name: 'Leave a review' })).toBeInTheDocument();
    });

    it.each([
      ['Waiting', {}],
      ['Published', { state: 'published', rating: 4 } as const],
      ['Received', { state: 'published', rating: 3 } as const],
      ['Not shown', { state: 'hidden' } as const],
    ])('shows the own review that is %s', async (word, more) => {
      show({ can_review: true, my_review: aCoachReview(more) });

      expect(within(await review()).getByText(word)).toBeInTheDocument();
    });

    it('takes a changed review', async () => {
      const { user } = show({ can_review: true, my_review: aCoachReview() });
      respond(UpdateCoachReviewDocument, { updateReview: answer({ id: 'r', state: 'pending' }) });
      await user.click(within(await review()).getByRole('button', { name: 'Edit' }));

      await user.click(await screen.findByRole('radio', { name: '4 out of 5, Good' }));
      await user.click(screen.getByRole('button', { name: 'Submit' }));

      await waitFor(() =>
        expect(sent(UpdateCoachReviewDocument)).toMatchObject([{ input: { id: 'r', rating: 4 } }]),
      );
    });
  });

  it('asks nobody else for a review', async () => {
    show({ can_review: false, my_review: null });

    await screen.findByRole('heading', { level: 1, name: 'Maya Chen' });
    expect(screen.queryByRole('region', { name: 'Your review' })).not.toBeInTheDocument();
  });

  it.each([
    [0, 0, 'Buy Coaching', '/manage-plan'],
    [60, 60, 'Buy Coaching', '/manage-plan'],
    [60, 0, 'Schedule Session', 'https://book.example/ruth'],
  ])('with %i minutes, %i of them held, shows: %s', async (quantity, held, label, href) => {
    show({ schedule_link: 'https://book.example/ruth' }, { credits: { id: 'c', quantity, held } });

    expect(await screen.findByRole('link', { name: label })).toHaveAttribute('href', href);
  });

  describe('with an introduction', () => {
    const introduced = {
      filename: 'coaches/maya.mp4',
      captions: 'coaches/maya.vtt',
      transcript: [
        { start: 0, text: 'I am Maya.' },
        { start: 6, text: 'Bring a real conversation.' },
      ],
    };
    let asked: { key: string; type: number }[];
    beforeEach(() => {
      asked = [];
      mockServer.use(
        http.post<never, (typeof asked)[number]>(
          '*/aws-proxy/s3/get-data-from-bucket',
          async ({ request }) => {
            const file = await request.json();
            asked.push(file);
            const times = asked.filter(({ key }) => key === file.key).length;
            return HttpResponse.json({ url: `/signed/${times}/${file.key}` });
          },
        ),
      );
    });

    it('plays it in our player with captions, and renews its links when they expired', async () => {
      show(introduced);
      const player = await screen.findByRole('group', { name: 'Player: Introduction by Maya Chen' });
      const video = within(player).getByLabelText<HTMLVideoElement>('Introduction by Maya Chen');
      expect(video).toHaveAttribute('poster', expect.stringContaining('data:image/svg+xml'));
      expect(video.querySelector('track')).toHaveAttribute('src', '/signed/1/coaches/maya.vtt');
      expect(within(player).getByRole('button', { name: 'Captions', pressed: true })).toBeInTheDocument();

      fireEvent.error(video);

      await waitFor(() => expect(video).toHaveAttribute('src', '/signed/2/coaches/maya.mp4'));
      // Either may be answered first.
      const keys = [introduced.filename, introduced.captions].flatMap((key) => [key, key]);
      await waitFor(() => expect(asked).toHaveLength(4));
      expect(asked.toSorted((a, b) => a.key.localeCompare(b.key))).toEqual(
        keys.map((key) => ({ key, type: 1 })),
      );
    });

    it('has its transcript to read without playing, and to play from a line', async () => {
      const { user, platform } = show(introduced);
      const video = await screen.findByLabelText<HTMLVideoElement>('Introduction by Maya Chen');
      const play = jest.spyOn(video, 'play').mockResolvedValue();

      await user.click(screen.getByRole('button', { name: 'Read the transcript', expanded: false }));
      const transcript = within(await screen.findByRole('region', { name: 'Transcript' }));
      expect(transcript.getByText('I am Maya.')).toBeInTheDocument();
      expect(play).not.toHaveBeenCalled();
      await user.click(transcript.getByRole('button', { name: /Bring a real conversation/ }));
      expect([video.currentTime, play.mock.calls.length]).toEqual([6, 1]);
      await user.click(screen.getByRole('button', { name: 'Hide the transcript', expanded: true }));

      expect(screen.queryByRole('region', { name: 'Transcript' })).not.toBeInTheDocument();
      expect(platform.events.filter(({ type }) => type === 'track')).toEqual([
        { type: 'track', tracked: { name: 'transcript_expand' } },
      ]);
    });

    it('has no captions and no transcript where there are none', async () => {
      show({ filename: 'coaches/maya.mp4' });
      await screen.findByRole('group', { name: 'Player: Introduction by Maya Chen' });

      expect(screen.queryByRole('button', { name: 'Captions' })).not.toBeInTheDocument();
      expect(screen.queryByRole('button', { name: 'Read the transcript' })).not.toBeInTheDocument();
    });
  });
});

import { findPage, Route, Routes } from '@athenaeum/shell-contract';
import {
  failWith,
  mockServer,
  renderRemote,
  respond,
  sent,
  testMember,
} from '@athenaeum/shell-contract/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { api } from '../api';
import { PeerGroupDocument, type PeerGroupQuery } from '../features/listing/__generated__/peerGroup';
import {
  DecideGroupRequestDocument,
  JoinPeerGroupDocument,
  LeavePeerGroupDocument,
} from '../features/groupSeat/__generated__/groupSeat';
import { PathwayDocument } from '../features/pathway/__generated__/pathway';
import type { PathwayDetail, PathwaySeason, PathwayStep } from '../features/pathway/pathway.api';
import { CreateReviewDocument } from '../features/review/__generated__/createReview';
import { SeasonDocument } from '../features/season/__generated__/season';
import {
  AllBegunDocument,
  AllCollectionsDocument,
  AllPathwaysDocument,
  AllPeerGroupsDocument,
  AllRecentDocument,
  AllRecommendedDocument,
} from '../features/viewAll/__generated__/viewAll';
import { pages } from '../pages';
import { answer, list, refusal } from '../testing/answers';
import { aCollection, aPathway, aPeerGroup } from '../testing/library';
import { aHost, aRecording, aResource, aReview, aSalon, aSeat } from '../testing/salons';
import CollectionsPage from './CollectionsPage';
import PathwaysPage from './PathwaysPage';
import PathwayPage from './PathwayPage';
import PeerGroupPage from './PeerGroupPage';
import PeerGroupsPage from './PeerGroupsPage';
import SeasonPage from './SeasonPage';
import ViewAllPage from './ViewAllPage';

beforeAll(() => import('../components/player/Player'), 120_000);

const open = (route: string) =>
  renderRemote(
    <Routes>
      <Route path="/peer-groups" element={<PeerGroupsPage />} />
      <Route path="/peer-groups/:slug" element={<PeerGroupPage />} />
      <Route path="/pathways/:slug" element={<PathwayPage />} />
      <Route path="/pathways/:slug/collections" element={<SeasonPage />} />
      <Route path="/view-all/:slug" element={<ViewAllPage />} />
      <Route path="/collections" element={<CollectionsPage />} />
      <Route path="/pathways" element={<PathwaysPage />} />
    </Routes>,
    { api, route },
  );
type PeerGroup = NonNullable<NonNullable<PeerGroupQuery['collection']>['data']>;
const titles = () =>
  screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent);

describe('peer groups', () => {
  const aLeader = (id: string, name: string) => ({
    id,
    slug: id,
    name,
    title: 'Audit chair',
    thumbnail: null,
  });
  const respondWith = (more: Partial<PeerGroup>) =>
    respond(PeerGroupDocument, {
      collection: answer({
        ...aPeerGroup(),
        type: 'PEER_GROUP',
        leaders: [aLeader('ngozi-eze', 'Ngozi Eze')],
        join_policy: 'ON_REQUEST' as const,
        member_count: 0,
        my_membership: null,
        members: null,
        requests: null,
        salon_relations: [],
        ...more,
      }),
    });

  it('are listed with their leaders', async () => {
    const leaders = [aLeader('ngozi-eze', 'Ngozi Eze'), aLeader('marisol-vega', 'Marisol Vega')];
    respond(AllPeerGroupsDocument, { collections: list([aPeerGroup({ leaders })], 14) });
    open('/peer-groups');

    const card = await screen.findByRole('article');
    expect(within(card).getByRole('link', { name: 'First-Time Directors' })).toHaveAttribute(
      'href',
      '/peer-groups/first-time-directors',
    );
    expect(within(card).getByText('Led by Ngozi Eze and Marisol Vega')).toBeInTheDocument();
    expect(screen.getByText('14 peer groups')).toBeInTheDocument();
  });

  const aPerson = (id: string, name: string) => ({
    id,
    user: { id: `user-${id}`, name, slug: id, title: 'Chair', company: 'Larkspur Capital', avatar: null },
  });

  it('take a request for a seat, and its withdrawal', async () => {
    respondWith({ member_count: 9 });
    const { user } = open('/peer-groups/first-time-directors');
    expect(await screen.findByText('Peer group · 9 members')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Subscribe to Calendar' })).toBeNull();
    respond(JoinPeerGroupDocument, { joinPeerGroup: answer({ id: 'm', status: 'REQUESTED' as const }) });
    respondWith({ my_membership: { id: 'm', status: 'REQUESTED' } });

    await user.click(screen.getByRole('button', { name: 'Ask to Join' }));

    expect(await screen.findByText('Your request is in')).toBeInTheDocument();
    expect(sent(JoinPeerGroupDocument)).toEqual([{ input: { collection_id: 'g' } }]);
    respond(LeavePeerGroupDocument, { leavePeerGroup: answer({ id: 'm' }) });
    respondWith({});
    await user.click(screen.getByRole('button', { name: 'Withdraw request' }));
    expect(await screen.findByRole('button', { name: 'Ask to Join' })).toBeInTheDocument();
  });

  it('that are open are joined at once, and show their members', async () => {
    respondWith({ join_policy: 'OPEN' });
    const { user } = open('/peer-groups/first-time-directors');
    const joining = await screen.findByRole('button', { name: 'Join the group' });
    respond(JoinPeerGroupDocument, { joinPeerGroup: answer({ id: 'm', status: 'MEMBER' as const }) });
    respondWith({
      my_membership: { id: 'm', status: 'MEMBER' },
      members: [aPerson('leila-haddad', 'Leila Haddad')],
    });

    await user.click(joining);

    expect(await screen.findByText('You are a member of this group')).toBeInTheDocument();
    const table = within(screen.getByRole('region', { name: 'Around the table' }));
    expect(table.getByRole('link', { name: 'Leila Haddad' })).toHaveAttribute(
      'href',
      '/community/members/leila-haddad',
    );
  });

  it('name the first of many members, and all of them when asked', async () => {
    const names = ['Ada', 'Bea', 'Cleo', 'Dina', 'Eva', 'Fay', 'Gia'];
    respondWith({
      my_membership: { id: 'm', status: 'MEMBER' },
      member_count: 7,
      members: names.map((name) => aPerson(name.toLowerCase(), `${name} Lund`)),
    });
    const { user } = open('/peer-groups/first-time-directors');
    const table = within(await screen.findByRole('region', { name: 'Around the table' }));
    expect(table.getAllByRole('listitem')).toHaveLength(5);

    await user.click(table.getByRole('button', { name: 'See all 7' }));

    expect(table.getAllByRole('listitem')).toHaveLength(7);
    expect(table.getByRole('link', { name: 'Fay Lund' })).toHaveFocus();
  });

  it('give their members an address of the group’s calendar', async () => {
    const asked = jest.fn();
    const addresses = { feed: 'https://x.test/feed.ics', webcal: 'webcal://x.test/feed.ics', google: '#' };
    mockServer.use(
      http.post('*/api/calendar/feed', ({ request }) => {
        asked(new URL(request.url).search);
        return HttpResponse.json({ ok: true, data: addresses });
      }),
    );
    respondWith({ members: [aPerson('leila-haddad', 'Leila Haddad')] });
    const { user } = open('/peer-groups/first-time-directors');

    await user.click(await screen.findByRole('button', { name: 'Subscribe to Calendar' }));
    const list = within(await screen.findByRole('list', { name: 'Subscribe to Calendar' }));
    await user.click(list.getByRole('button', { name: 'Outlook / Other' }));

    expect(await screen.findByRole('textbox', { name: 'Address of the group’s calendar' })).toHaveValue(
      addresses.feed,
    );
    expect(asked).toHaveBeenCalledWith('?group=g');
  });

  it('let those who lead them answer each request', async () => {
    respondWith({ requests: [aPerson('hana-novak', 'Hana Novak')] });
    const { user } = open('/peer-groups/first-time-directors');
    const accept = await screen.findByRole('button', { name: 'Accept: Hana Novak' });
    respond(DecideGroupRequestDocument, {
      decideGroupRequest: answer({ id: 'x', status: 'MEMBER' as const }),
    });
    respondWith({ requests: [] });

    await user.click(accept);

    await waitFor(() => expect(screen.queryByRole('region', { name: 'Requests' })).toBeNull());
    expect(sent(DecideGroupRequestDocument)).toEqual([{ input: { id: 'hana-novak', accept: true } }]);
  });

  it('have a page with their leaders and meetings', async () => {
    respondWith({
      salon_relations: [{ salon: aSalon({ title: 'Monthly Circle', salon_relations: [aHost()] }) }],
    });
    open('/peer-groups/first-time-directors');

    const leaders = await screen.findByRole('region', { name: 'Led by' });
    expect(within(leaders).getByRole('link', { name: 'Ngozi Eze' })).toHaveAttribute(
      'href',
      '/speakers/ngozi-eze',
    );
    const evenings = within(screen.getByRole('region', { name: 'Next evenings' }));
    expect(evenings.getByRole('link', { name: 'Monthly Circle' })).toBeInTheDocument();
    expect(evenings.getByText(/ · with Ruth Adeyemi$/)).toBeInTheDocument();
    expect(evenings.getByRole('button', { name: 'RSVP to Attend: Monthly Circle' })).toBeInTheDocument();
    expect(document.title).toBe('First-Time Directors');
  });

  it('say that no evening is planned, and nothing of recordings, while there are none', async () => {
    respondWith({});
    open('/peer-groups/first-time-directors');

    const evenings = within(await screen.findByRole('region', { name: 'Next evenings' }));
    expect(evenings.getByText('The next evening has no date yet.')).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Recordings' })).toBeNull();
  });

  it('show what was recorded of them', async () => {
    respondWith({ salon_relations: [{ salon: aRecording({ title: 'An Evening Kept' }) }] });
    open('/peer-groups/first-time-directors');

    const recordings = within(await screen.findByRole('region', { name: 'Recordings' }));
    expect(recordings.getByRole('link', { name: 'An Evening Kept' })).toBeInTheDocument();
  });

  it('are not shown at a collection’s address', async () => {
    respondWith({ type: 'COLLECTION' });
    open('/peer-groups/the-directors-desk');

    expect(
      await screen.findByRole('heading', { name: 'We could not find that peer group' }),
    ).toBeInTheDocument();
  });
});

describe('a pathway', () => {
  const aStep = (salon: PathwayStep['salon'], done = false): PathwayStep => ({ salon, done });
  const aSeason = (number: number, more: Partial<PathwaySeason> = {}): PathwaySeason => ({
    id: `s${number}`,
    number,
    title: 'Title',
    description: null,
    my_progress: {
      done: more.steps?.filter(({ done }) => done).length ?? 0,
      salons: more.steps?.length ?? 0,
    },
    steps: [],
    ...more,
  });
  const pathway = (more: Partial<PathwayDetail> = {}) =>
    answer<PathwayDetail>({
      id: 'p',
      slug: 'path-to-the-boardroom',
      title: 'Path to the Boardroom',
      description: 'A seat is a long conversation. '.repeat(20),
      seasons: [
        aSeason(1, { title: 'Deciding', steps: [aStep(aSalon({ id: 'first' }))] }),
        aSeason(2, { title: 'Being Found' }),
      ],
      my_progress: { done: 0, salons: 1, season: 1, next: { id: 'first' } },
      resources: [],
      tips: [{ title: 'Take it in order', description: 'Each season leans on the one before.' }],
      reviews: ['Clear.', 'Kind.', 'Brief.'].map((feedback, index) =>
        aReview({ id: String(index), feedback }),
      ),
      can_review: false,
      my_review: null,
      ...more,
    });

  it('shows description, seasons, tips and reviews', async () => {
    respond(PathwayDocument, { pathway: pathway() });
    const { user } = open('/pathways/path-to-the-boardroom');

    expect(
      await screen.findByRole('heading', { level: 1, name: 'Path to the Boardroom' }),
    ).toBeInTheDocument();
    const about = screen.getByRole('region', { name: 'About' });
    expect(within(about).getByRole('button', { name: 'Read More' })).toBeInTheDocument();
    const seasons = screen.getByRole('region', { name: 'Seasons' });
    expect(within(seasons).getByText('Being Found')).toBeInTheDocument();
    expect(within(seasons).getByText('No salons in this season yet')).toBeInTheDocument();
    expect(within(seasons).getByText('Go to season 2')).toHaveAttribute(
      'href',
      '/pathways/path-to-the-boardroom/collections?season=2',
    );
    expect(
      within(screen.getByRole('region', { name: 'Tips' })).getByText('Take it in order'),
    ).toBeInTheDocument();
    expect(screen.queryByText('Brief.')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Show More' }));

    expect(screen.getByText('Brief.')).toBeInTheDocument();
  });

  it('shows where the member is: the next salon, its step lit, and the progress by season', async () => {
    const watched = { id: 'w', progress: 1, watched: true };
    const done = aStep(aRecording({ id: 'done', title: 'Watched One', my_progress: watched }), true);
    const next = aSalon({ id: 'pay', title: 'Pay, Explained', slug: 'pay', salon_relations: [aHost()] });
    const later = aSalon({ id: 'later', title: 'Saying No', my_rsvp: aSeat('RESERVED') });
    const begun = aRecording({
      id: 'begun',
      title: 'Cyber',
      my_progress: { ...watched, progress: 0.5, watched: false },
    });
    respond(PathwayDocument, {
      pathway: pathway({
        seasons: [
          aSeason(1, { steps: [done] }),
          aSeason(2, { steps: [done, aStep(next), aStep(later), aStep(begun)] }),
        ],
        my_progress: { done: 2, salons: 5, season: 2, next: { id: 'pay' } },
      }),
    });
    open('/pathways/path-to-the-boardroom');

    const way = within(await screen.findByRole('region', { name: 'Pay, Explained' }));
    expect(way.getByText('You are in season 2')).toBeInTheDocument();
    expect(way.getByText(/^Salon 2 of 4 this season · /)).toBeInTheDocument();
    expect(way.getByText('2 of 5 salons done')).toBeInTheDocument();
    expect(way.getByText('1 of 1')).toBeInTheDocument();
    expect(way.getByText('1 of 4')).toBeInTheDocument();
    expect(way.getByText('3 to go')).toBeInTheDocument();
    expect(way.getByRole('link', { name: 'See the event' })).toHaveAttribute('href', '/salons/pay');
    const looks = [...document.querySelectorAll('svg [data-look]')].map((step) =>
      step.getAttribute('data-look'),
    );
    expect(looks).toEqual(['door', 'done', 'done', 'next', 'left', 'left']);

    const [first, second] = screen.getAllByRole('group');
    expect(first).not.toHaveAttribute('open');
    expect(second).toHaveAttribute('open');
    const steps = within(second!).getAllByRole('listitem');
    expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null, null]);
    expect(steps.map(({ textContent }) => textContent)).toEqual([
      'Watched One1 hWatched',
      expect.stringMatching(/^2Pay, Explained.* · with Ruth AdeyemiOpen$/),
      expect.stringMatching(/^3Saying No.*Attending$/),
      '4CyberRecording30 min left',
    ]);
    expect(within(second!).getByRole('link', { name: 'Go to season 2' })).toBeInTheDocument();
  });

  it('shows its certificate, earned once every salon is done', async () => {
    const done = aStep(aRecording({ id: 'done' }), true);
    respond(PathwayDocument, {
      pathway: pathway({
        seasons: [aSeason(1, { steps: [done] })],
        my_progress: { done: 1, salons: 1, season: null, next: null },
      }),
    });
    open('/pathways/path-to-the-boardroom');

    const certificate = within(await screen.findByRole('region', { name: 'The certificate' }));
    expect(certificate.getByText(testMember.name)).toBeInTheDocument();
    expect(certificate.getByText('Earned')).toBeInTheDocument();
    const way = within(screen.getByRole('region', { name: 'You have finished this pathway' }));
    expect(way.queryByRole('link')).not.toBeInTheDocument();
  });

  it('has no stair and no certificate before it has salons', async () => {
    respond(PathwayDocument, {
      pathway: pathway({
        seasons: [aSeason(1)],
        my_progress: { done: 0, salons: 0, season: null, next: null },
      }),
    });
    open('/pathways/path-to-the-boardroom');

    expect(await screen.findByText('No salons in this season yet')).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'The certificate' })).not.toBeInTheDocument();
    expect(document.querySelector('svg [data-look]')).toBeNull();
  });

  it('takes a review once it is allowed, and shows it with its status', async () => {
    respond(PathwayDocument, { pathway: pathway({ can_review: true }) });
    const { user } = open('/pathways/path-to-the-boardroom');
    await user.click(await screen.findByRole('button', { name: 'Leave Review' }));
    const survey = within(await screen.findByRole('dialog', { name: 'Leave a review' }));
    await user.click(survey.getByRole('radio', { name: /Excellent/ }));

    const mine = { id: 'mine', rating: 5, feedback: null, is_anonymous: false, state: 'pending' as const };
    respond(CreateReviewDocument, { createReview: answer({ id: 'mine', state: 'pending' }) });
    respond(PathwayDocument, { pathway: pathway({ can_review: true, my_review: mine }) });
    await user.click(survey.getByRole('button', { name: 'Submit' }));

    expect(await screen.findByRole('region', { name: 'Your review' })).toHaveTextContent('Waiting');
    expect(screen.queryByRole('button', { name: 'Leave Review' })).not.toBeInTheDocument();
    expect(sent(CreateReviewDocument)).toMatchObject([
      { input: { contentfulId: 'p', reviewType: 'Pathways', rating: 5 } },
    ]);
  });

  it('offers no review before any of it was watched', async () => {
    respond(PathwayDocument, { pathway: pathway() });
    open('/pathways/path-to-the-boardroom');

    expect(await screen.findByRole('link', { name: 'Go to season 1' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Leave Review' })).not.toBeInTheDocument();
  });

  const resources = async () => within(await screen.findByRole('region', { name: 'Resources' }));

  it('links to other sites, with texts at the lengths of the specification', async () => {
    const title = 'G20/OECD Principles of Corporate Governance';
    const link = { type: 'LINK' as const, link: 'https://www.oecd.org/governance' };
    respond(PathwayDocument, { pathway: pathway({ resources: [aResource({ ...link, title })] }) });
    open('/pathways/path-to-the-boardroom');

    const shown = (await resources()).getByRole('link', { name: /^G20\/OECD Principles of Corporate…/ });
    expect(shown).toHaveAttribute('href', 'https://www.oecd.org/governance');
  });

  it('counts opened PDFs, and nothing else', async () => {
    const link = (id: string, title: string, to: string) => aResource({ id, title, type: 'LINK', link: to });
    respond(PathwayDocument, {
      pathway: pathway({
        resources: [link('1', 'Code', 'https://x.example/code.pdf'), link('2', 'Page', 'https://x.example')],
      }),
    });
    const { user, platform } = open('/pathways/path-to-the-boardroom');
    const shown = await resources();

    await user.click(shown.getByRole('link', { name: /^Code/ }));
    await user.click(shown.getByRole('link', { name: /^Page/ }));

    expect(platform.events.filter(({ type }) => type === 'track')).toEqual([
      { type: 'track', tracked: { name: 'pathway_pdf_click' } },
    ]);
  });

  it('plays a video in place', async () => {
    mockServer.use(
      http.post('*/aws-proxy/s3/get-data-from-bucket', () => HttpResponse.json({ url: '/files/signed' })),
    );
    respond(PathwayDocument, {
      pathway: pathway({ resources: [aResource({ title: 'A welcome', asset: 'recordings/welcome.mp4' })] }),
    });
    const { user } = open('/pathways/path-to-the-boardroom');

    await user.click((await resources()).getByRole('button', { name: /^A welcome/ }));

    const dialog = await screen.findByRole('dialog', { name: 'A welcome' });
    expect(await within(dialog).findByLabelText('A welcome', { selector: 'video' })).toHaveAttribute(
      'src',
      '/files/signed',
    );
  });

  it('asks for a link of a broken video twice more, and then says so', async () => {
    const asked = jest.fn();
    mockServer.use(
      http.post('*/aws-proxy/s3/get-data-from-bucket', () => {
        asked();
        return HttpResponse.json({ url: `/files/signed/${asked.mock.calls.length}` });
      }),
    );
    respond(PathwayDocument, {
      pathway: pathway({ resources: [aResource({ title: 'A welcome', asset: 'recordings/welcome.mp4' })] }),
    });
    const { user } = open('/pathways/path-to-the-boardroom');
    await user.click((await resources()).getByRole('button', { name: /^A welcome/ }));

    for (const link of [1, 2, 3]) {
      const video = await screen.findByLabelText('A welcome', { selector: 'video' });
      await waitFor(() => expect(video).toHaveAttribute('src', `/files/signed/${link}`));
      fireEvent.error(video);
    }

    expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t open this file.');
    expect(screen.queryByRole('dialog', { name: 'A welcome' })).toBeNull();
    expect(asked).toHaveBeenCalledTimes(3);
  });

  it('says so when a file does not open', async () => {
    mockServer.use(http.post('*/aws-proxy/s3/get-data-from-bucket', () => HttpResponse.json({ url: null })));
    respond(PathwayDocument, {
      pathway: pathway({ resources: [aResource({ title: 'Workbook', asset: 'documents/workbook.pdf' })] }),
    });
    const { user } = open('/pathways/path-to-the-boardroom');

    await user.click((await resources()).getByRole('button', { name: /^Workbook/ }));

    expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t open this file.');
  });

  it('shows a not-found page when it does not exist', async () => {
    respond(PathwayDocument, { pathway: refusal('NOT_FOUND', 'We could not find that pathway.') });
    open('/pathways/nothing');

    expect(
      await screen.findByRole('heading', { name: 'We could not find that pathway' }),
    ).toBeInTheDocument();
  });

  it('offers Retry when it did not load', async () => {
    respond(PathwayDocument, failWith([{ code: 'UNAVAILABLE' }]));
    const { user } = open('/pathways/path-to-the-boardroom');
    const retry = await screen.findByRole('button', { name: 'Retry' });

    respond(PathwayDocument, { pathway: pathway() });
    await user.click(retry);

    expect(
      await screen.findByRole('heading', { level: 1, name: 'Path to the Boardroom' }),
    ).toBeInTheDocument();
  });
});

describe('a season', () => {
  const seasons = ['Deciding', 'Being Found', 'The First Year'].map((title, index) => ({
    id: `s${index}`,
    number: index + 1,
    title,
    description: null,
    thumbnail: null,
    my_progress: { done: index, salons: 8 },
  }));
  const pathway = answer({
    id: 'p',
    slug: 'path-to-the-boardroom',
    title: 'Path to the Boardroom',
    description:
      'From the first honest conversation to the first year in the chair, in the order you need it.',
    seasons,
  });
  const respondBySeason = () =>
    respond(SeasonDocument, ({ season }) => ({
      pathway,
      season:
        season <= 3
          ? answer({
              id: 's',
              season_relations: [
                {
                  salon: aSalon({
                    id: 'a',
                    title: `Held ${season}`,
                    phase: 'RECORDED',
                    has_recording: true,
                  }),
                },
                { salon: aSalon({ id: 'b', title: `To come ${season}` }) },
                { salon: aSalon({ id: 'c', title: 'Never recorded', phase: 'RECORDED' }) },
              ],
            })
          : refusal('NOT_FOUND', 'We could not find that season.'),
    }));
  const at = (season: number | string) => `/pathways/path-to-the-boardroom/collections?season=${season}`;

  it('lists recordings and upcoming salons, in its order', async () => {
    respondBySeason();
    open(at(2));

    expect(await screen.findByRole('heading', { level: 1, name: 'Being Found' })).toBeInTheDocument();
    expect(screen.getByText('Season 2 of 3 · 1 of 8 done')).toBeInTheDocument();
    expect(titles()).toEqual(['Held 2', 'To come 2']);
    expect(screen.getByText(/^From the first honest .*…$/).textContent!.length).toBeLessThanOrEqual(91);
    expect(screen.getByRole('link', { name: 'Learn More' })).toHaveAttribute(
      'href',
      '/pathways/path-to-the-boardroom',
    );
    expect(document.title).toBe('Path to the Boardroom: Season 2');
  });

  it('is the first one where the address names none', async () => {
    respondBySeason();
    open('/pathways/path-to-the-boardroom/collections');

    expect(await screen.findByRole('heading', { level: 1, name: 'Deciding' })).toBeInTheDocument();
  });

  it('is changed by the list, by its number and by a step, which scrolls to the top', async () => {
    respondBySeason();
    const { user } = open(at(1));
    const toTop = jest.spyOn(window, 'scrollTo');

    await user.selectOptions(
      await screen.findByRole('combobox', { name: 'Season' }),
      'Season 3: The First Year',
    );
    expect(await screen.findByRole('heading', { level: 1, name: 'The First Year' })).toBeInTheDocument();

    const chips = screen.getByRole('navigation', { name: 'Seasons' });
    await user.click(within(chips).getByRole('link', { name: '2' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Being Found' })).toBeInTheDocument();
    expect(toTop).not.toHaveBeenCalled();

    await user.click(screen.getByRole('link', { name: 'Previous season' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Deciding' })).toHaveFocus();
    expect(toTop).toHaveBeenCalledWith(0, 0);
    expect(screen.queryByRole('link', { name: 'Previous season' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Next season' })).toBeInTheDocument();
  });

  it.each([4, 0, -1, 'abc'])(
    'that does not exist shows a message with a link to the first: %s',
    async (number) => {
      respondBySeason();
      open(at(number));

      expect(
        await screen.findByRole('heading', { name: 'We could not find that season' }),
      ).toBeInTheDocument();
      expect(screen.getByRole('link', { name: 'Go to season 1' })).toHaveAttribute('href', at(1));
      expect(screen.queryByRole('article')).not.toBeInTheDocument();
    },
  );

  it('keeps its head when its salons did not load, and loads them on Retry', async () => {
    respond(SeasonDocument, failWith([{ path: ['season'], code: 'UNAVAILABLE' }], { pathway, season: null }));
    const { user } = open(at(1));
    expect(await screen.findByText('The salons of this season did not load')).toBeInTheDocument();

    respondBySeason();
    await user.click(screen.getByRole('button', { name: 'Retry' }));

    expect(await screen.findByRole('link', { name: 'Held 1' })).toBeInTheDocument();
  });
});

describe('a whole list', () => {
  it('of recordings has them newest first, twenty a page', async () => {
    respond(AllRecentDocument, { recent: list([aSalon({ title: 'Activists at the Gate' })], 118) });
    const { user } = open('/view-all/recently-added');

    expect(await screen.findByRole('heading', { level: 1, name: 'Recently Added' })).toBeInTheDocument();
    expect(await screen.findByRole('heading', { level: 2, name: '118 recordings' })).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Page 2' }));

    await waitFor(() => expect(sent(AllRecentDocument)).toEqual([{ skip: 0 }, { skip: 20 }]));
  });

  it('of recordings in progress has the last watched first', async () => {
    const begun = ['Second', 'First'].map((title) => aSalon({ id: title, title, phase: 'RECORDED' }));
    respond(AllBegunDocument, { begun: list(begun) });
    open('/view-all/continue');

    expect(await screen.findByText('2 recordings')).toBeInTheDocument();
    expect(titles()).toEqual(['Second', 'First']);
  });

  it('of recommendations says which goal each comes from', async () => {
    const because = { id: 't', title: 'Build a public voice' };
    respond(AllRecommendedDocument, {
      recommendations: { ...answer([{ salon: aSalon({ title: 'On Purpose' }), because }]), has_goals: true },
    });
    open('/view-all/recommended-for-you');

    const card = await screen.findByRole('article');
    expect(within(card).getByText('Because of “Build a public voice”')).toBeInTheDocument();
  });

  it('of recommendations asks for goals where there are none', async () => {
    respond(AllRecommendedDocument, { recommendations: { ...answer([]), has_goals: false } });
    open('/view-all/recommended-for-you');

    expect(await screen.findByText('Choose your goals to get recommendations')).toBeInTheDocument();
  });

  it('of collections leaves out the one that no list shows', async () => {
    respond(AllCollectionsDocument, {
      collections: list([aCollection({ author: 'Joanna', salon_count: 9 })]),
    });
    open('/view-all/collections');

    expect(await screen.findByText('9 salons · curated by Joanna')).toBeInTheDocument();
    expect(sent(AllCollectionsDocument)[0]).toMatchObject({
      input: {
        slug: { notIn: ['the-athena-branded-career-portfolio'] },
        type: { equals: 'COLLECTION' },
        take: 20,
      },
    });
  });

  it.each(['/pathways', '/collections'])('has a page of its own at %s', async (path) => {
    respond(AllPathwaysDocument, { pathways: list([aPathway({ title: 'Path to the Boardroom' })]) });
    respond(AllCollectionsDocument, { collections: list([aCollection({ title: 'The Board Desk' })]) });
    open(path);

    const name = path === '/pathways' ? 'Path to the Boardroom' : 'The Board Desk';
    expect(await screen.findByRole('link', { name })).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^(Pathways|Collections)$/);
  });

  it('of pathways shows the progress on each', async () => {
    respond(AllPathwaysDocument, {
      pathways: list([
        aPathway({ id: 'a', title: 'Begun', my_progress: { done: 9, salons: 24, season: 2 } }),
        aPathway({ id: 'b', title: 'Untouched', my_progress: { done: 0, salons: 16, season: 1 } }),
      ]),
    });
    open('/pathways');

    expect(await screen.findByText('1 season · 24 salons · you are in season 2')).toBeInTheDocument();
    expect(screen.getByRole('progressbar', { name: /Begun: 9 of 24 salons done/ })).toBeInTheDocument();
    expect(screen.getByText('1 season · 16 salons')).toBeInTheDocument();
    expect(screen.getAllByRole('progressbar')).toHaveLength(1);
  });

  it('of pathways cuts their titles', async () => {
    const title = 'From Idea to Company, and Beyond It';
    respond(AllPathwaysDocument, { pathways: list([aPathway({ title, seasons: [{ id: '1' }] })]) });
    open('/pathways');

    const link = await screen.findByRole('link', { name: title });
    expect(link.textContent!.length).toBeLessThanOrEqual(29);
    expect(screen.getByText('1 season')).toBeInTheDocument();
  });

  it('says so when it is empty, and offers Retry when it did not load', async () => {
    respond(AllBegunDocument, failWith([{ code: 'UNAVAILABLE' }]));
    const { user } = open('/view-all/continue');
    const retry = await screen.findByRole('button', { name: 'Retry' });

    respond(AllBegunDocument, { begun: list([]) });
    await user.click(retry);

    expect(await screen.findByText('You’re all caught up')).toBeInTheDocument();
  });

  it.each([
    ['recently-added', 'Recently Added'],
    ['recommended-for-you', 'Recommended For You'],
    ['continue', 'Continue Where You Left Off'],
    ['collections', 'Collections'],
    ['pathways', 'Pathways'],
  ])('at the address of Home’s link, %s, is that list', async (name, title) => {
    respond(AllRecentDocument, { recent: list([]) });
    respond(AllRecommendedDocument, { recommendations: { ...answer([]), has_goals: true } });
    respond(AllBegunDocument, { begun: list([]) });
    respond(AllCollectionsDocument, { collections: list([]) });
    respond(AllPathwaysDocument, { pathways: list([]) });
    const page = findPage(pages, `/view-all/${name}`)!;
    const { default: Page } = await page.load();

    renderRemote(
      <Routes>
        <Route path={page.path} element={<Page />} />
      </Routes>,
      { api, route: `/view-all/${name}` },
    );

    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(title);
  });

  it('that does not exist shows a not-found page', async () => {
    open('/view-all/constructor');

    expect(await screen.findByRole('heading', { name: 'We could not find that list' })).toBeInTheDocument();
  });
});

import { Route, Routes } from '@athenaeum/shell-contract';
import { failWith, mockServer, renderRemote, respond, sent } from '@athenaeum/shell-contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { api } from '../api';
import { answer, aSalon, refusal } from '../testing/salons';
import PathwayPage from './PathwayPage';
import PeerGroupPage from './PeerGroupPage';
import PeerGroupsPage from './PeerGroupsPage';
import SeasonPage from './SeasonPage';
import ViewAllPage from './ViewAllPage';

const open = (route: string) =>
  renderRemote(
    <Routes>
      <Route path="/peer-groups" element={<PeerGroupsPage />} />
      <Route path="/peer-groups/:slug" element={<PeerGroupPage />} />
      <Route path="/pathways/:slug" element={<PathwayPage />} />
      <Route path="/pathways/:slug/collections" element={<SeasonPage />} />
      <Route path="/view-all/:slug" element={<ViewAllPage />} />
    </Routes>,
    { api, route },
  );
const list = (rows: object[], count = rows.length) => ({ ...answer(rows), count });
const titles = () =>
  screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent);

describe('peer groups', () => {
  const group = {
    id: 'g',
    slug: 'first-time-directors',
    title: 'First-Time Directors',
    description: 'Monthly circle.',
    leaders: [
      { id: '1', name: 'Ngozi Eze', thumbnail: null },
      { id: '2', name: 'Marisol Vega', thumbnail: null },
    ],
  };

  it('are listed with who leads them', async () => {
    respond('AllPeerGroups', { collections: list([group], 14) });
    open('/peer-groups');

    const card = await screen.findByRole('article');
    expect(within(card).getByRole('link', { name: 'First-Time Directors' })).toHaveAttribute(
      'href',
      '/peer-groups/first-time-directors',
    );
    expect(within(card).getByText('Led by Ngozi Eze and Marisol Vega')).toBeInTheDocument();
    expect(screen.getByText('14 peer groups')).toBeInTheDocument();
  });

  it('have a page with their leaders and meetings', async () => {
    respond('PeerGroup', {
      collection: answer({
        ...group,
        type: 'PEER_GROUP',
        leaders: [{ id: '1', slug: 'ngozi-eze', name: 'Ngozi Eze', title: 'Audit chair', thumbnail: null }],
        salon_relations: [{ salon: aSalon({ title: 'Monthly Circle' }) }],
      }),
    });
    open('/peer-groups/first-time-directors');

    const leaders = await screen.findByRole('region', { name: 'Leaders' });
    expect(within(leaders).getByRole('link', { name: 'Ngozi Eze' })).toHaveAttribute(
      'href',
      '/speakers/ngozi-eze',
    );
    const upcoming = screen.getByRole('region', { name: 'Upcoming' });
    expect(within(upcoming).getByRole('link', { name: 'Monthly Circle' })).toBeInTheDocument();
    expect(document.title).toBe('First-Time Directors');
  });

  it('are not what a collection is', async () => {
    respond('PeerGroup', { collection: answer({ ...group, type: 'COLLECTION', salon_relations: [] }) });
    open('/peer-groups/the-directors-desk');

    expect(
      await screen.findByRole('heading', { name: 'We could not find that peer group' }),
    ).toBeInTheDocument();
  });
});

describe('a pathway', () => {
  const review = (id: string, feedback: string) => ({
    id,
    rating: 5,
    feedback,
    reviewer_name: 'Member Review',
    reviewer: null,
    created_at: 0,
  });
  const pathway = (more: object = {}) =>
    answer({
      id: 'p',
      slug: 'path-to-the-boardroom',
      title: 'Path to the Boardroom',
      description: 'A seat is a long conversation. '.repeat(20),
      thumbnail: null,
      seasons: [
        {
          id: 's1',
          number: 1,
          title: 'Deciding',
          thumbnail: null,
          season_relations: [{ salon: { id: '1' } }],
        },
        { id: 's2', number: 2, title: 'Being Found', thumbnail: null, season_relations: [] },
      ],
      resources: [],
      tips: [{ title: 'Take it in order', description: 'Each season leans on the one before.' }],
      reviews: [review('1', 'Clear.'), review('2', 'Kind.'), review('3', 'Brief.')],
      can_review: false,
      my_review: null,
      ...more,
    });

  it('says what it is about, leads to its seasons, gives tips and shows what others say', async () => {
    respond('Pathway', { pathway: pathway() });
    const { user } = open('/pathways/path-to-the-boardroom');

    expect(
      await screen.findByRole('heading', { level: 1, name: 'Path to the Boardroom' }),
    ).toBeInTheDocument();
    expect(screen.getByText('2 seasons · 1 salon')).toBeInTheDocument();
    const about = screen.getByRole('region', { name: 'About' });
    expect(within(about).getByRole('button', { name: 'Read More' })).toBeInTheDocument();
    const seasons = screen.getByRole('region', { name: 'Seasons' });
    expect(within(seasons).getByRole('link', { name: 'Season 2: Being Found' })).toHaveAttribute(
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

  it('takes her review once she may write one, and shows it with what becomes of it', async () => {
    respond('Pathway', { pathway: pathway({ can_review: true }) });
    const { user } = open('/pathways/path-to-the-boardroom');
    await user.click(await screen.findByRole('button', { name: 'Leave Review' }));
    const survey = within(await screen.findByRole('dialog', { name: 'Leave a review' }));
    await user.click(survey.getByRole('radio', { name: /Excellent/ }));

    const mine = { id: 'mine', rating: 5, feedback: null, is_anonymous: false, state: 'pending' };
    respond('CreateReview', { createReview: answer({ id: 'mine', state: 'pending' }) });
    respond('Pathway', { pathway: pathway({ can_review: true, my_review: mine }) });
    await user.click(survey.getByRole('button', { name: 'Submit' }));

    expect(await screen.findByRole('region', { name: 'Your review' })).toHaveTextContent('Waiting');
    expect(screen.queryByRole('button', { name: 'Leave Review' })).not.toBeInTheDocument();
    expect(sent('CreateReview')).toMatchObject([
      { input: { contentfulId: 'p', reviewType: 'Pathways', rating: 5 } },
    ]);
  });

  it('asks for no review before she has watched anything of it', async () => {
    respond('Pathway', { pathway: pathway() });
    open('/pathways/path-to-the-boardroom');

    expect(await screen.findByRole('link', { name: 'Go to season 1' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Leave Review' })).not.toBeInTheDocument();
  });

  const resource = (more: object) => ({
    id: 'r',
    title: 'Resource',
    description: null,
    type: 'ASSET',
    link: null,
    asset: null,
    filename: null,
    ...more,
  });
  const resources = async () => within(await screen.findByRole('region', { name: 'Resources' }));

  it('links what is elsewhere, cut at the lengths of the specification', async () => {
    const title = 'G20/OECD Principles of Corporate Governance';
    const link = { type: 'LINK', link: 'https://www.oecd.org/governance' };
    respond('Pathway', { pathway: pathway({ resources: [resource({ ...link, title })] }) });
    open('/pathways/path-to-the-boardroom');

    const shown = (await resources()).getByRole('link', { name: /^G20\/OECD Principles of Corporate…/ });
    expect(shown).toHaveAttribute('href', 'https://www.oecd.org/governance');
  });

  it('counts the opening of a PDF, and of nothing else', async () => {
    const link = (id: string, title: string, to: string) => resource({ id, title, type: 'LINK', link: to });
    respond('Pathway', {
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
    respond('Pathway', {
      pathway: pathway({ resources: [resource({ title: 'A welcome', asset: 'recordings/welcome.mp4' })] }),
    });
    const { user } = open('/pathways/path-to-the-boardroom');

    await user.click((await resources()).getByRole('button', { name: /^A welcome/ }));

    const dialog = await screen.findByRole('dialog', { name: 'A welcome' });
    expect(await within(dialog).findByLabelText('A welcome', { selector: 'video' })).toHaveAttribute(
      'src',
      '/files/signed',
    );
  });

  it('says so when a file does not open', async () => {
    mockServer.use(http.post('*/aws-proxy/s3/get-data-from-bucket', () => HttpResponse.json({ url: null })));
    respond('Pathway', {
      pathway: pathway({ resources: [resource({ title: 'Workbook', asset: 'documents/workbook.pdf' })] }),
    });
    const { user } = open('/pathways/path-to-the-boardroom');

    await user.click((await resources()).getByRole('button', { name: /^Workbook/ }));

    expect(await screen.findByRole('alert')).toHaveTextContent('This file did not open.');
  });

  it('is said not to be there when it is not', async () => {
    respond('Pathway', { pathway: refusal('NOT_FOUND', 'We could not find that pathway.') });
    open('/pathways/nothing');

    expect(
      await screen.findByRole('heading', { name: 'We could not find that pathway' }),
    ).toBeInTheDocument();
  });

  it('offers Retry when it did not load', async () => {
    respond('Pathway', failWith([{ code: 'UNAVAILABLE' }]));
    const { user } = open('/pathways/path-to-the-boardroom');
    const retry = await screen.findByRole('button', { name: 'Retry' });

    respond('Pathway', { pathway: pathway() });
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
    respond('Season', ({ season }) => ({
      pathway,
      season:
        (season as number) <= 3
          ? answer({
              id: 's',
              season_relations: [
                {
                  salon: aSalon({
                    id: 'a',
                    title: `Held ${String(season)}`,
                    phase: 'RECORDED',
                    has_recording: true,
                  }),
                },
                { salon: aSalon({ id: 'b', title: `To come ${String(season)}` }) },
                { salon: aSalon({ id: 'c', title: 'Never recorded', phase: 'RECORDED' }) },
              ],
            })
          : refusal('NOT_FOUND', 'We could not find that season.'),
    }));
  const at = (season: number | string) => `/pathways/path-to-the-boardroom/collections?season=${season}`;

  it('lists what was recorded and what is to come, in its order', async () => {
    respondBySeason();
    open(at(2));

    expect(await screen.findByRole('heading', { level: 1, name: 'Being Found' })).toBeInTheDocument();
    expect(screen.getByText('Season 2 of 3')).toBeInTheDocument();
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

  it('is changed by the list, by its number and by a step, which begins at the top', async () => {
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

  it.each([4, 0, -1, 'abc'])('that there is not is told, with a way to the first: %s', async (number) => {
    respondBySeason();
    open(at(number));

    expect(await screen.findByRole('heading', { name: 'There is no such season' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Go to season 1' })).toHaveAttribute('href', at(1));
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
  });

  it('keeps its head when its salons did not load, and Retry brings them', async () => {
    respond('Season', failWith([{ path: ['season'], code: 'UNAVAILABLE' }], { pathway, season: null }));
    const { user } = open(at(1));
    expect(await screen.findByText('The salons of this season did not load')).toBeInTheDocument();

    respondBySeason();
    await user.click(screen.getByRole('button', { name: 'Retry' }));

    expect(await screen.findByRole('link', { name: 'Held 1' })).toBeInTheDocument();
  });
});

describe('a whole list', () => {
  it('of recordings has them newest first, twenty a page', async () => {
    respond('AllRecent', { recent: list([aSalon({ title: 'Activists at the Gate' })], 118) });
    const { user } = open('/view-all/recently-added');

    expect(await screen.findByRole('heading', { level: 1, name: 'Recently Added' })).toBeInTheDocument();
    expect(await screen.findByText('118 recordings')).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Page 2' }));

    await waitFor(() => expect(sent('AllRecent')).toEqual([{ skip: 0 }, { skip: 20 }]));
  });

  it('of what she has begun is in the order in which she watched', async () => {
    const begun = ['Second', 'First'].map((title) => aSalon({ id: title, title, phase: 'RECORDED' }));
    respond('AllBegun', { begun: list(begun) });
    open('/view-all/continue');

    expect(await screen.findByText('2 recordings')).toBeInTheDocument();
    expect(titles()).toEqual(['Second', 'First']);
  });

  it('of recommendations says which goal each comes from', async () => {
    const because = { id: 't', title: 'Build a public voice' };
    respond('AllRecommended', {
      recommendations: { ...answer([{ salon: aSalon({ title: 'On Purpose' }), because }]), has_goals: true },
    });
    open('/view-all/recommended-for-you');

    const card = await screen.findByRole('article');
    expect(within(card).getByText('Because of “Build a public voice”')).toBeInTheDocument();
  });

  it('of recommendations asks for goals where there are none', async () => {
    respond('AllRecommended', { recommendations: { ...answer([]), has_goals: false } });
    open('/view-all/recommended-for-you');

    expect(
      await screen.findByText('Choose some goals, and what serves them will be here'),
    ).toBeInTheDocument();
  });

  it('of collections leaves out the one that no list shows', async () => {
    const desk = {
      id: 'c',
      slug: 'the-desk',
      title: 'The Desk',
      thumbnail: null,
      author: 'Joanna',
      salon_count: 9,
    };
    respond('AllCollections', { collections: list([desk]) });
    open('/view-all/collections');

    expect(await screen.findByText('9 salons · curated by Joanna')).toBeInTheDocument();
    expect(sent('AllCollections')[0]).toMatchObject({
      input: {
        slug: { notIn: ['the-athena-branded-career-portfolio'] },
        type: { equals: 'COLLECTION' },
        take: 20,
      },
    });
  });

  it('of pathways cuts their titles', async () => {
    const title = 'From Idea to Company, and Beyond It';
    respond('AllPathways', {
      pathways: list([{ id: 'p', slug: 'p', title, thumbnail: null, seasons: [{ id: '1' }] }]),
    });
    open('/view-all/pathways');

    const link = await screen.findByRole('link', { name: title });
    expect(link.textContent!.length).toBeLessThanOrEqual(29);
    expect(screen.getByText('1 season')).toBeInTheDocument();
  });

  it('says so when it is empty, and offers Retry when it did not load', async () => {
    respond('AllBegun', failWith([{ code: 'UNAVAILABLE' }]));
    const { user } = open('/view-all/continue');
    const retry = await screen.findByRole('button', { name: 'Retry' });

    respond('AllBegun', { begun: list([]) });
    await user.click(retry);

    expect(await screen.findByText('Nothing begun that is not finished')).toBeInTheDocument();
  });

  it('that there is not is told', async () => {
    open('/view-all/constructor');

    expect(await screen.findByRole('heading', { name: 'We could not find that list' })).toBeInTheDocument();
  });
});

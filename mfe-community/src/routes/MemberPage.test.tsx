import type { ConnectionChoice, ConnectionStatus } from '@athenaeum/users-contract';
import { Route, Routes } from '@athenaeum/shell-contract';
import { failWith, renderRemote, respond, sent, testMember } from '@athenaeum/shell-contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { api } from '../api';
import {
  ClickToConnectDocument,
  type KnownConnectionFragment,
  UpdateConnectionDocument,
} from '../components/connection/__generated__/connection';
import type { Member } from '../features/memberProfile';
import { MemberDocument } from '../features/memberProfile/__generated__/member';
import { ProfileAsDocument } from '../features/memberProfile/__generated__/profileAs';
import { SaveProfileDocument } from '../features/memberProfile/__generated__/saveProfile';
import { AlsoInDocument, OwnGroundDocument } from '../features/memberProfile/shown/__generated__/shown';
import { answer, refusal } from '../testing/answer';
import { aMember, ownProfile } from '../testing/members';
import MemberPage from './MemberPage';
import MyProfilePage from './MyProfilePage';

const open = (route: string) =>
  renderRemote(
    <Routes>
      <Route path="/community/members/:slug/*" element={<MemberPage />} />
      <Route path="/my-profile" element={<MyProfilePage />} />
    </Routes>,
    { api, route },
  );
const openMember = (member: Member) => {
  respond(MemberDocument, { user: answer(member) });
  return open('/community/members/ingrid-solberg');
};
const region = (name: string) => screen.findByRole('region', { name });

/** A viewer who has told nothing. */
const NO_GROUND = {
  id: testMember.id,
  nearest_regional_hub: null,
  industry_experience: null,
  regions: null,
  leadership_areas: null,
  community_affiliations: null,
  thought_leadership_topics: null,
  languages: null,
};
beforeEach(() => respond(OwnGroundDocument, { me: answer(NO_GROUND) }));

describe('another member’s page', () => {
  it('shows what the member shares with the viewer, and no way to change it', async () => {
    openMember(
      aMember({
        title: 'Chair',
        company: 'Nordvik',
        summary: 'I run ports.',
        languages: ['Norwegian', 'Other: Sami'],
        role: 'Operations',
        board_experiences: [
          {
            id: 'b1',
            title: 'Port of Calder Trust',
            type: 'Non-profit Board',
            role: 'Director',
            start_year: 2023,
            end_year: null,
            current: true,
            comitees: ['Audit'],
          },
        ],
      }),
    );

    expect(await screen.findByRole('heading', { level: 1, name: 'Ingrid Solberg' })).toBeInTheDocument();
    expect(screen.getByText('Chair, Nordvik')).toBeInTheDocument();
    expect(await region('Leadership summary')).toHaveTextContent('I run ports.');
    expect(await region('Languages')).toHaveTextContent('NorwegianSami');
    expect(await region('Board experience')).toHaveTextContent('2023 – present');
    expect(await region('Board experience')).toHaveTextContent('Director, Non-profit Board · Audit');
    expect(await region('Career experience')).toHaveTextContent('FunctionOperations');
    expect(screen.queryByRole('region', { name: 'Persona' })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /^Edit/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('tab')).not.toBeInTheDocument();
    expect(screen.queryByText('Complete your profile')).not.toBeInTheDocument();
  });

  it('opens a bio with its first sentence', async () => {
    openMember(aMember({ summary: 'I spent twenty years on turbines. Now I sit with the people who pay.' }));

    const summary = within(await region('Leadership summary'));
    expect(summary.getByText('I spent twenty years on turbines.')).toBeInTheDocument();
    expect(summary.getByText('Now I sit with the people who pay.')).toBeInTheDocument();
  });

  it('says what the viewer has in common with the member, of what the member shows', async () => {
    respond(OwnGroundDocument, {
      me: answer({
        ...NO_GROUND,
        nearest_regional_hub: 'Boston',
        regions: ['Africa', 'Northern Europe', 'Oceania'],
        languages: ['English', 'Norwegian'],
        community_affiliations: ['Rotary'],
      }),
    });
    openMember(
      aMember({
        nearest_regional_hub: 'Boston',
        regions: ['Northern Europe', 'Africa'],
        languages: ['English'],
        community_affiliations: null,
      }),
    );

    const common = within(await region('In common with you'));
    expect(common.getByText('You are both near').nextSibling).toHaveTextContent('Boston hub');
    expect(common.getByText('You both know').nextSibling).toHaveTextContent('Northern Europe and Africa');
    expect(common.queryByText('You both belong to')).not.toBeInTheDocument();
    // The language of the house is no common ground.
    expect(common.queryByText('You both speak')).not.toBeInTheDocument();
  });

  it('is shown without common ground when the viewer’s own did not load', async () => {
    respond(OwnGroundDocument, failWith([{ code: 'UNAVAILABLE' }]));
    openMember(aMember({ nearest_regional_hub: 'Boston' }));

    expect(await screen.findByRole('heading', { level: 1, name: 'Ingrid Solberg' })).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'In common with you' })).not.toBeInTheDocument();
  });

  it('names others of the member’s industry, neither the member nor the viewer', async () => {
    const someone = (id: string, name: string) => ({
      id,
      slug: name.toLowerCase(),
      name,
      avatar: null,
      title: null,
      company: 'Adria Grid',
    });
    respond(AlsoInDocument, {
      users: {
        ok: true,
        code: null,
        message: null,
        count: 19,
        data: [someone(aMember().id, 'Ingrid'), someone(testMember.id, 'Amara'), someone('other', 'Helena')],
      },
    });
    openMember(aMember({ industry_experience: ['Energy', 'Banking'] }));

    const also = within(await region('Also in Energy'));
    expect(await also.findByRole('link', { name: 'Helena' })).toHaveAttribute(
      'href',
      '/community/members/helena',
    );
    expect(also.queryByRole('link', { name: /Ingrid|Amara/ })).not.toBeInTheDocument();
    expect(also.getByRole('link', { name: 'See all 19' })).toHaveAttribute(
      'href',
      '/community/members?industry_experiences=Energy',
    );
    expect(sent(AlsoInDocument)[0]).toMatchObject({ input: { industry_experiences: { in: ['Energy'] } } });
  });

  it('has nobody else of the industry where there is nobody', async () => {
    respond(AlsoInDocument, {
      users: { ok: true, code: null, message: null, count: 1, data: [] },
    });
    openMember(aMember({ industry_experience: ['Energy'] }));

    await screen.findByRole('heading', { level: 1 });
    await waitFor(() => expect(screen.queryByText('Also in Energy')).not.toBeInTheDocument());
  });

  it("says 'No public information available.' where nothing is shared", async () => {
    openMember(aMember());

    expect(await screen.findByText('No public information available.')).toBeInTheDocument();
  });

  it('has a tab for goals only when they are shared', async () => {
    const goals = [
      { id: 'g', title: 'Build a public voice', type: 'Career Goal' as const, current: 'true' as const },
    ];
    const { user } = openMember(aMember({ goals }));

    await user.click(await screen.findByRole('tab', { name: 'Goals' }));

    expect(await region('Career goals')).toHaveTextContent('Build a public voice');
    expect(screen.queryByRole('region', { name: 'Barriers' })).not.toBeInTheDocument();
    expect(location.search).toBe('?tab=goals');
  });

  it('leads from an address for editing to the page itself', async () => {
    respond(MemberDocument, { user: answer(aMember()) });
    open('/community/members/ingrid-solberg/edit/languages');

    await screen.findByRole('heading', { level: 1 });
    await waitFor(() => expect(location.pathname).toBe('/community/members/ingrid-solberg'));
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
  });

  it('says when there is no such member, and retries when loading failed', async () => {
    respond(MemberDocument, failWith([{ code: 'UNAVAILABLE' }]));
    const { user } = open('/community/members/ingrid-solberg');
    await screen.findByText('This profile did not load');

    respond(MemberDocument, { user: refusal('NOT_FOUND', 'We could not find that member.') });
    await user.click(screen.getByRole('button', { name: /Retry|Try again/ }));

    expect(await screen.findByText('We could not find that member')).toBeInTheDocument();
  });
});

describe('a connection', () => {
  const memberId = aMember().id;
  const known = (status: ConnectionStatus, asked: 'me' | 'them'): KnownConnectionFragment => ({
    id: 'c1',
    status,
    user_id: asked === 'me' ? memberId : testMember.id,
    request_user_id: asked === 'me' ? testMember.id : memberId,
  });

  it("begins with 'Click to connect'", async () => {
    let connection: KnownConnectionFragment | null = null;
    respond(MemberDocument, () => ({ user: answer(aMember({ connection })) }));
    respond(ClickToConnectDocument, () => {
      connection = known('PENDING', 'me');
      return { upsertProspectiveUserConnection: answer(connection) };
    });
    const { user } = open('/community/members/ingrid-solberg');

    await user.click(await screen.findByRole('button', { name: 'Click to connect' }));

    expect(await screen.findByText('You asked Ingrid to connect.')).toBeInTheDocument();
    expect(sent(ClickToConnectDocument)).toEqual([
      { input: { requested_id: memberId, requester_id: testMember.id } },
    ]);
    expect(screen.queryByRole('button', { name: 'Click to connect' })).not.toBeInTheDocument();
  });

  it.each<[string, KnownConnectionFragment, string, ConnectionChoice]>([
    ['sent', known('PENDING', 'me'), 'Withdraw request', 'WITHDRAWN'],
    ['received', known('PENDING', 'them'), 'Accept', 'ACCEPTED'],
    ['received', known('PENDING', 'them'), 'Decline', 'DECLINED'],
    ['declined by the other', known('DECLINED', 'them'), 'Accept', 'ACCEPTED'],
    ['blocked', known('BLOCKED', 'them'), 'Unblock', 'WITHDRAWN'],
  ])('that is %s goes on by a press', async (_standing, connection, button, status) => {
    respond(UpdateConnectionDocument, { updateConnection: answer({ ...connection, status }) });
    const { user } = openMember(aMember({ connection }));

    await user.click(await screen.findByRole('button', { name: button }));

    await waitFor(() => expect(sent(UpdateConnectionDocument)).toEqual([{ input: { id: 'c1', status } }]));
    await waitFor(() => expect(sent(MemberDocument)).toHaveLength(2));
  });

  it('can be ended, and a member blocked, after confirmation', async () => {
    respond(UpdateConnectionDocument, { updateConnection: answer(known('BLOCKED', 'me')) });
    const { user } = openMember(aMember({ connection: known('ACCEPTED', 'me') }));
    expect(await screen.findByText('You and Ingrid are connected.')).toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: 'More about Ingrid' }));
    expect(screen.getByRole('button', { name: 'End connection' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Block Ingrid' }));
    const dialog = await screen.findByRole('dialog', { name: 'Block Ingrid?' });
    expect(sent(UpdateConnectionDocument)).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Block Ingrid' }));

    await waitFor(() =>
      expect(sent(UpdateConnectionDocument)).toEqual([{ input: { id: 'c1', status: 'BLOCKED' } }]),
    );
  });

  it('says why it was refused', async () => {
    respond(ClickToConnectDocument, {
      upsertProspectiveUserConnection: refusal('LIMITED', 'You have many open requests.'),
    });
    const { user } = openMember(aMember());

    await user.click(await screen.findByRole('button', { name: 'Click to connect' }));

    expect(await screen.findByRole('alert')).toHaveTextContent('You have many open requests.');
  });
});

describe('the member’s own page', () => {
  const openOwn = (member = ownProfile(), rest = '') => {
    respond(MemberDocument, { user: answer(member) });
    return open(`/community/members/amara-osei${rest}`);
  };

  it('shows every section, what is missing, and a link to each', async () => {
    openOwn();

    expect(await region('Persona')).toHaveTextContent('Nothing here yet.');
    expect(screen.getByRole('link', { name: 'Edit Languages' })).toHaveAttribute(
      'href',
      '/community/members/amara-osei/edit/languages#languages',
    );
    expect(screen.getByText('9 things left')).toBeInTheDocument();
    expect(screen.getByRole('img', { name: 'Complete 25%' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Choose your goals' })).toHaveAttribute(
      'href',
      '/community/members/amara-osei/goals/career#career-goal',
    );
    expect(screen.getByText(/amara@example\.test/)).toHaveTextContent('only you see this');
    expect(screen.getByRole('tab', { name: /Goals/ })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Click to connect' })).not.toBeInTheDocument();
  });

  it('changes who sees a section with an optimistic update', async () => {
    const { user, platform } = openOwn();
    respond(SaveProfileDocument, () => {
      respond(MemberDocument, { user: answer(ownProfile({ version: 6 }, { languages: 'connections' })) });
      return { profile: answer({ id: testMember.id, version: 6 }) };
    });

    await user.click(await screen.findByRole('button', { name: 'Languages: Visible to everyone. Change' }));
    await user.click(screen.getByRole('button', { name: /^Visible to connections/ }));

    expect(
      await screen.findByRole('button', { name: 'Languages: Visible to connections. Change' }),
    ).toBeInTheDocument();
    expect(sent(SaveProfileDocument)).toEqual([
      { input: { version: 5, visibility: [{ section: 'languages', visibility: 'connections' }] } },
    ]);
    await waitFor(() =>
      expect(platform.events).toContainEqual(
        expect.objectContaining({ type: 'notify', message: 'Languages: Visible to connections' }),
      ),
    );
  });

  it('reverts the choice, with the reason, when it was not saved', async () => {
    respond(SaveProfileDocument, { profile: refusal('CONFLICT', 'This was changed somewhere else.') });
    const { user } = openOwn();

    await user.click(await screen.findByRole('button', { name: 'Languages: Visible to everyone. Change' }));
    await user.click(screen.getByRole('button', { name: /^Visible to me/ }));

    expect(await screen.findByRole('alert')).toHaveTextContent('This was changed somewhere else.');
    expect(
      await screen.findByRole('button', { name: 'Languages: Visible to everyone. Change' }),
    ).toBeInTheDocument();
  });

  it('can be previewed as others see it, with nothing to edit', async () => {
    respond(ProfileAsDocument, ({ audience }) => ({
      profileAs: answer(audience === 'connections' ? ownProfile({ goals: null }) : aMember()),
    }));
    const { user } = openOwn();

    await user.click(await screen.findByRole('button', { name: 'View as' }));
    await user.click(screen.getByRole('link', { name: 'A connection' }));
    expect(await screen.findByText('This is your profile as your connections see it.')).toBeInTheDocument();
    expect(await region('Languages')).toHaveTextContent('EnglishFrench');
    expect(screen.queryByRole('link', { name: /^Edit/ })).not.toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: 'View as' }));
    await user.click(screen.getByRole('link', { name: 'Another member' }));
    expect(await screen.findByText('No public information available.')).toBeInTheDocument();

    await user.click(screen.getByRole('link', { name: 'Back to your own view' }));
    expect(await screen.findByRole('link', { name: 'Edit Languages' })).toBeInTheDocument();
  });

  it.each([
    ['/my-profile', '/community/members/amara-osei'],
    ['/my-profile?tab=goals', '/community/members/amara-osei?tab=goals'],
    ['/my-profile?user_id=ingrid-solberg', '/community/members/ingrid-solberg'],
    ['/community/members/amara-osei/goals', '/community/members/amara-osei?tab=goals'],
    ['/community/members/amara-osei/edit/demographics', '/community/members/amara-osei/edit/demograpraphics'],
    ['/community/members/amara-osei/edit/shoe-size', '/community/members/amara-osei'],
  ])('is where %s leads: %s', async (from, to) => {
    respond(MemberDocument, { user: answer(ownProfile()) });
    open(from);

    await waitFor(() => expect(location.pathname + location.search).toBe(to));
    await screen.findByRole('heading', { level: 1 });
  });
});

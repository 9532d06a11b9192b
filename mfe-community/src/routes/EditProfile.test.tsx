import { Route, Routes } from '@athenaeum/shell-contract';
import {
  failWith,
  mockServer,
  renderRemote,
  respond,
  respondLater,
  sent,
  testMember,
} from '@athenaeum/shell-contract/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { api } from '../api';
import type { Member } from '../features/memberProfile';
import { MemberDocument } from '../features/memberProfile/__generated__/member';
import { SaveProfileDocument } from '../features/memberProfile/__generated__/saveProfile';
import { answer, refusal } from '../testing/answer';
import { ownProfile } from '../testing/members';
import MemberPage from './MemberPage';

// The forms are in a chunk of their own.
beforeAll(() => import('../features/memberProfile/edit/Editor'));
afterEach(() => localStorage.clear());

const PATH = '/community/members/amara-osei';

/** The member's profile on the fake server; a test may change it. */
let stored: Member;

function open(rest: string, member = ownProfile()) {
  stored = member;
  respond(MemberDocument, () => ({ user: answer(stored) }));
  return renderRemote(
    <Routes>
      <Route path="/community/members/:slug/*" element={<MemberPage />} />
    </Routes>,
    { api, route: `${PATH}${rest}` },
  );
}
const saves = (change: Partial<Member> = {}) =>
  respond(SaveProfileDocument, () => {
    stored = { ...stored, ...change, version: stored.version! + 1 };
    return { profile: answer({ id: testMember.id, version: stored.version }) };
  });
const save = () => screen.getByRole('button', { name: 'Save' });
const form = (name: string) => screen.findByRole('form', { name }, { timeout: 15_000 });
const kept = () => Object.keys(localStorage).filter((key) => key.startsWith('athenaeum.draft.profile'));

describe('a multi-value section', () => {
  it('opens in its place, is saved with the version that was read, and closes', async () => {
    saves({ languages: ['English', 'French', 'Spanish', 'Other: Frisian'] });
    const { user } = open('');
    await user.click(await screen.findByRole('link', { name: 'Edit Languages' }));
    const fields = within(await form('Edit Languages'));

    await user.click(fields.getByRole('button', { name: 'Spanish' }));
    await user.type(fields.getByLabelText('Another language'), 'Frisian{Enter}');
    expect(fields.getByRole('button', { name: 'Frisian', pressed: true })).toBeInTheDocument();
    expect(fields.getByText('40/1200 characters in all')).toBeInTheDocument();
    await user.click(save());

    expect(await screen.findByRole('link', { name: 'Edit Languages' })).toHaveFocus();
    expect(sent(SaveProfileDocument)).toEqual([
      { input: { version: 5, fields: { languages: ['English', 'French', 'Spanish', 'Other: Frisian'] } } },
    ]);
    expect(screen.getByRole('region', { name: 'Languages' })).toHaveTextContent('Frisian');
    expect(location.pathname).toBe(PATH);
    expect(kept()).toEqual([]);
  });

  it('counts a topic, stops it at 55 characters, and takes neither blanks nor the same twice', async () => {
    const { user } = open(
      '/edit/thought-leadership-topics',
      ownProfile({ thought_leadership_topics: ['Ports'] }),
    );
    const fields = within(await form('Edit Thought leadership topics'));
    const topic = fields.getByLabelText('Add a topic');
    const add = fields.getByRole('button', { name: 'Add to Thought leadership topics' });

    await user.click(topic);
    await user.paste('x'.repeat(60));
    expect(topic).toHaveValue('x'.repeat(55));
    expect(fields.getByText(/55\/55 characters$/)).toBeInTheDocument();

    await user.clear(topic);
    await user.click(add);
    expect(topic).toHaveAccessibleDescription(/Fill this in or remove it/);
    await user.type(topic, 'ports');
    await user.click(add);
    expect(topic).toHaveAccessibleDescription(/You have this one already/);
  });

  it('saves the text left in the field, and drops removed values', async () => {
    saves();
    const { user } = open(
      '/edit/thought-leadership-topics',
      ownProfile({ thought_leadership_topics: ['Ports'] }),
    );
    const fields = within(await form('Edit Thought leadership topics'));

    await user.type(fields.getByLabelText('Add a topic'), 'Rail');
    await user.click(fields.getByRole('button', { name: 'Remove Ports' }));
    await user.click(save());

    await waitFor(() =>
      expect(sent(SaveProfileDocument)).toEqual([
        { input: { version: 5, fields: { thought_leadership_topics: ['Rail'] } } },
      ]),
    );
  });

  it('stops at 1200 characters in all', async () => {
    const { user } = open('/edit/persona', ownProfile({ persona: ['x'.repeat(1190)] }));
    const fields = within(await form('Edit Persona'));

    await user.click(fields.getByRole('button', { name: 'Sitting director' }));

    expect(fields.getByText('Keep it to 1200 characters')).toBeInTheDocument();
    expect(fields.getByRole('button', { name: 'Sitting director' })).toHaveAttribute('aria-pressed', 'false');
  });
});

describe('unsaved edits', () => {
  const topic = () => screen.getByLabelText('Tagline');
  const type = async () => {
    const view = open('/edit/leadership-summary');
    await form('Edit Leadership summary');
    await view.user.type(topic(), 'I make hard things arrive on time.');
    await waitFor(() => expect(kept()).toHaveLength(1));
    return view;
  };

  it('are restored after a reload', async () => {
    const { unmount } = await type();
    unmount();

    open('/edit/leadership-summary');
    await form('Edit Leadership summary');

    await waitFor(() => expect(topic()).toHaveValue('I make hard things arrive on time.'));
    expect(screen.getByText(/Your unsaved changes are back\./)).toBeInTheDocument();
  });

  it('are kept when the session has expired, and a message asks to sign in', async () => {
    respond(SaveProfileDocument, failWith([{ code: 'UNAUTHENTICATED' }]));
    const { user, unmount } = await type();

    await user.click(save());

    expect(await screen.findByRole('alert')).toHaveTextContent('Please sign in again.');
    expect(kept()).toHaveLength(1);
    unmount();
    open('/edit/leadership-summary');
    await form('Edit Leadership summary');
    await waitFor(() => expect(topic()).toHaveValue('I make hard things arrive on time.'));
  });

  it('are saved with the version read then, not with the one read after the return', async () => {
    const { unmount } = await type();
    unmount();
    saves();
    const { user } = open(
      '/edit/leadership-summary',
      ownProfile({ version: 9, leadership_summary: 'Another.' }),
    );
    await form('Edit Leadership summary');
    await waitFor(() => expect(topic()).toHaveValue('I make hard things arrive on time.'));

    await user.click(save());

    await waitFor(() =>
      expect(sent(SaveProfileDocument)).toEqual([
        { input: { version: 5, fields: { leadership_summary: 'I make hard things arrive on time.' } } },
      ]),
    );
  });

  it('are no draft any more when the page was left before the response said that they are saved', async () => {
    const { unmount, user } = await type();
    const answerNow = respondLater(SaveProfileDocument, {
      profile: answer({ id: testMember.id, version: 6 }),
    });
    await user.click(save());
    await waitFor(() => expect(sent(SaveProfileDocument)).toHaveLength(1));
    unmount();
    expect(kept()).toHaveLength(1);

    answerNow();

    await waitFor(() => expect(kept()).toEqual([]));
  });

  it('are discarded on Cancel', async () => {
    const { user } = await type();

    await user.click(screen.getByRole('button', { name: 'Cancel' }));

    await waitFor(() => expect(location.pathname).toBe(PATH));
    expect(kept()).toEqual([]);
  });
});

describe('when another tab has saved first', () => {
  const conflict = (now: Partial<Member>) =>
    respond(SaveProfileDocument, ({ input }) => {
      if (input.version! < 6) {
        stored = { ...stored, ...now, version: 6 };
        return { profile: refusal('CONFLICT', 'This was changed somewhere else in the meantime.') };
      }
      return { profile: answer({ id: testMember.id, version: 7 }) };
    });
  const collide = async () => {
    conflict({ languages: ['English', 'French', 'German'] });
    const view = open('/edit/languages');
    await form('Edit Languages');
    await view.user.click(screen.getByRole('button', { name: 'Spanish' }));
    await view.user.click(save());
    expect(await screen.findByRole('alert')).toHaveTextContent('This was changed somewhere else');
    expect(await screen.findByRole('group', { name: 'What’s there now' })).toHaveTextContent('German');
    expect(screen.getByRole('button', { name: 'Spanish', pressed: true })).toBeInTheDocument();
    return view;
  };
  const last = () => sent(SaveProfileDocument).at(-1);

  it.each([
    ['Keep both', ['English', 'French', 'German', 'Spanish']],
    ['Keep mine', ['English', 'French', 'Spanish']],
  ])('the current values are shown beside the edits, with the choice to %s', async (choice, languages) => {
    const { user } = await collide();

    await user.click(screen.getByRole('button', { name: choice }));
    expect(save()).toHaveFocus();
    expect(sent(SaveProfileDocument)).toHaveLength(1);
    await user.click(save());

    await waitFor(() => expect(last()).toEqual({ input: { version: 6, fields: { languages } } }));
  });

  it('the current values can be taken, and nothing is sent', async () => {
    const { user } = await collide();

    await user.click(screen.getByRole('button', { name: 'Use what’s there' }));
    expect(screen.getByRole('button', { name: 'German', pressed: true })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Spanish', pressed: false })).toBeInTheDocument();
    await user.click(save());

    await waitFor(() => expect(location.pathname).toBe(PATH));
    expect(sent(SaveProfileDocument)).toHaveLength(1);
  });
});

describe('the header', () => {
  it('sends only changed fields; the email is not editable', async () => {
    saves();
    const { user } = open('/edit');
    const fields = within(await form('Edit header'));

    expect(fields.getByLabelText('Email')).toBeDisabled();
    await user.clear(fields.getByLabelText(/^Title/));
    await user.selectOptions(fields.getByLabelText(/^Nearest regional hub/), 'Boston');
    await user.type(fields.getByRole('textbox', { name: /^LinkedIn/ }), 'linkedin.com/in/amara');
    await user.click(save());

    await waitFor(() =>
      expect(sent(SaveProfileDocument)).toEqual([
        {
          input: {
            version: 5,
            fields: {
              title: null,
              nearest_regional_hub: 'Boston',
              linkedin_url: 'https://linkedin.com/in/amara',
            },
          },
        },
      ]),
    );
  });

  it('says what is missing or malformed, at the top and at the field', async () => {
    const { user } = open('/edit');
    const fields = within(await form('Edit header'));

    await user.clear(fields.getByLabelText('First name'));
    await user.clear(fields.getByLabelText('Last name'));
    await user.type(fields.getByLabelText(/^Phone/), 'call me');
    await user.click(save());

    const summary = await screen.findByRole('alert');
    expect(summary).toHaveTextContent('First name is required');
    expect(summary).toHaveTextContent('Last name is required');
    expect(fields.getByLabelText(/^Phone/)).toHaveAccessibleDescription(/incorrect format/);
    expect(sent(SaveProfileDocument)).toEqual([]);
  });

  it('leads to the flow of member support for another address', async () => {
    open('/edit');
    await form('Edit header');

    expect(screen.getByRole('link', { name: 'ask for a change' })).toHaveAttribute(
      'href',
      `${PATH}?tab=account`,
    );
  });

  it.each([
    [new File(['<svg/>'], 'me.svg', { type: 'image/svg+xml' }), /^SVG files don’t work here/],
    [new File(['x'], 'me.pdf', { type: 'application/pdf' }), /^We can’t read this picture/],
    [new File([new Uint8Array(5_000_001)], 'me.png', { type: 'image/png' }), /over 5 MB/],
  ])('refuses a picture it cannot take', async (file, words) => {
    open('/edit');
    await form('Edit header');

    fireEvent.change(screen.getByLabelText('Profile photo', { selector: 'input' }), {
      target: { files: [file] },
    });

    expect(await screen.findByText(words)).toBeInTheDocument();
  });
});

describe('board experience', () => {
  const board = {
    id: 'b1',
    title: 'Port of Calder Trust',
    type: 'Non-profit Board' as const,
    role: 'Director' as const,
    start_year: 2019,
    end_year: 2022,
    current: false,
    comitees: ['Audit'],
  };
  const years = (label: RegExp) =>
    within(screen.getByLabelText(label))
      .getAllByRole('option')
      .map(({ textContent }) => textContent);

  it('offers no start after the end and no end before the start', async () => {
    open('/edit/board-experiences', ownProfile({ board_experiences: [board] }));
    await form('Edit Board experience');

    expect(years(/^Start year/)[1]).toBe('2022');
    expect(years(/^End year/).at(-1)).toBe('2019');
  });

  it('has no end year while it is current', async () => {
    saves();
    const { user } = open('/edit/board-experiences', ownProfile({ board_experiences: [board] }));
    await form('Edit Board experience');

    await user.click(screen.getByLabelText('I’m on this board now'));
    expect(screen.getByLabelText(/^End year/)).toBeDisabled();
    await user.click(save());

    await waitFor(() =>
      expect(sent(SaveProfileDocument)).toEqual([
        { input: { version: 5, board_experiences: [{ ...board, end_year: null, current: true }] } },
      ]),
    );
  });

  it('asks for the company, and adds and deletes', async () => {
    saves();
    const { user } = open('/edit/board-experiences', ownProfile({ board_experiences: [board] }));
    await form('Edit Board experience');

    await user.click(screen.getByRole('button', { name: 'Add another board' }));
    await user.click(save());
    expect(await screen.findByRole('alert')).toHaveTextContent('Company is required');
    await user.type(screen.getAllByLabelText('Company')[1]!, 'Femi & Daughters');
    await user.click(screen.getByRole('button', { name: 'Delete Port of Calder Trust' }));
    await user.click(save());

    await waitFor(() => expect(sent(SaveProfileDocument)).toHaveLength(1));
    expect(sent(SaveProfileDocument)[0]!.input.board_experiences).toEqual([
      expect.objectContaining({ title: 'Femi & Daughters' }),
    ]);
  });

  it('restores an unfinished committee after a reload', async () => {
    const { user, unmount } = open('/edit/board-experiences', ownProfile({ board_experiences: [board] }));
    await form('Edit Board experience');
    await user.type(screen.getByLabelText('Another committee'), 'Harbour saf');
    await waitFor(() => expect(kept()).toHaveLength(1));
    unmount();

    open('/edit/board-experiences', ownProfile({ board_experiences: [board] }));
    expect(await screen.findByDisplayValue('Harbour saf')).toBe(screen.getByLabelText('Another committee'));
  });
});

describe('documents', () => {
  const cv = { id: 'd1', title: 'CV.pdf', type: 'Executive Resume', url: '/files/documents/d1' } as const;
  const pdf = (name: string) => new File(['%PDF-1.7'], name, { type: 'application/pdf' });
  const uploads = () =>
    mockServer.use(
      http.post('*/aws-proxy/s3/upload-file', () =>
        HttpResponse.json({ ok: true, message: null, data: { key: 'profile-docs/k1', name: 'Bio.pdf' } }),
      ),
    );

  it('are sent, given a kind, and saved together', async () => {
    uploads();
    saves();
    const { user } = open('/edit/documents', ownProfile({ documents: [cv] }));
    await form('Edit Documents');

    await user.upload(screen.getByLabelText(/^Add documents/), pdf('Bio.pdf'));
    const kind = await screen.findByLabelText('Kind of Bio.pdf');
    await user.click(save());
    expect(sent(SaveProfileDocument)).toEqual([]);
    expect(await screen.findByRole('alert')).toHaveTextContent('Choose what kind of document this is');
    await user.selectOptions(kind, 'Bio');
    await user.click(save());

    await waitFor(() =>
      expect(sent(SaveProfileDocument)).toEqual([
        {
          input: {
            version: 5,
            documents: [
              { id: 'd1', title: 'CV.pdf', type: 'Executive Resume' },
              { key: 'profile-docs/k1', title: 'Bio.pdf', type: 'Bio' },
            ],
          },
        },
      ]),
    );
  });

  it("say 'Please do not upload duplicated files.'", async () => {
    const { user } = open('/edit/documents', ownProfile({ documents: [cv] }));
    await form('Edit Documents');

    await user.upload(screen.getByLabelText(/^Add documents/), pdf('cv.PDF'));

    expect(await screen.findByText('Please do not upload duplicated files.')).toBeInTheDocument();
  });

  it('are PDFs only', async () => {
    open('/edit/documents');
    await form('Edit Documents');

    fireEvent.change(screen.getByLabelText(/^Add documents/), {
      target: { files: [new File(['x'], 'me.png', { type: 'image/png' })] },
    });

    expect(await screen.findByText('me.png was left out: PDF only.')).toBeInTheDocument();
  });
});

describe('goals', () => {
  const goal = (title: string, current: 'true' | 'false' = 'true') =>
    ({ id: title, title, type: 'Career Goal', current }) as const;

  it('are known by their titles, and can be current or not', async () => {
    saves();
    const { user } = open(
      '/goals/career',
      ownProfile({ goals: [goal('Build a public voice'), goal('Chair a board committee')] }),
    );
    await form('Edit Career goals');

    await user.click(screen.getByRole('button', { name: 'Chair a board committee' }));
    await user.click(screen.getByLabelText('Build a public voice'));
    await user.type(screen.getByLabelText('A goal in your own words'), 'Write a book{Enter}');
    await user.click(save());

    await waitFor(() =>
      expect(sent(SaveProfileDocument)).toEqual([
        {
          input: {
            version: 5,
            goal_type: 'Career Goal',
            goals: [
              { title: 'Build a public voice', type: 'Career Goal', current: 'false' },
              { title: 'Write a book', type: 'Career Goal', current: 'true' },
            ],
          },
        },
      ]),
    );
    await waitFor(() => expect(location.search).toBe('?tab=goals'));
  });
});

it.each([
  ['/edit/career-experience', 'Edit Career experience', 'Function', 'Operations', { role: 'Operations' }],
  ['/edit/demograpraphics', 'Edit Demographics', 'Age bracket', '51-55', { age_bracket: '51-55' }],
])('saves one answer of many at %s', async (rest, name, label, option, fields) => {
  saves();
  const { user } = open(rest);
  await form(name);

  await user.selectOptions(screen.getByLabelText(label), option);
  await user.click(save());

  await waitFor(() => expect(sent(SaveProfileDocument)).toEqual([{ input: { version: 5, fields } }]));
});

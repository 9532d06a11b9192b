import { Route, Routes } from '@athenaeum/shell-contract';
import { renderRemote, respond, respondLater, sent } from '@athenaeum/shell-contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { api } from '../api';
import type { DeskApplication, DeskPosting } from '../features/posting';
import {
  DeskApplicationsDocument,
  type UpdateApplicationInput,
  UpdateDeskApplicationDocument,
} from '../features/posting/__generated__/applications';
import {
  CloseDeskPostingDocument,
  DeskPostingDocument,
  EditPostingDocument,
  PublishPostingDocument,
  SetPostingStatusDocument,
} from '../features/posting/__generated__/posting';
import { manifest } from '../manifest';
import { answer, answerPage, refusal } from '../testing/answers';
import { anApplication, aPosting, DAY_MS, onBoard } from '../testing/postings';
import PostingPage from './PostingPage';

const MEANWHILE = 'Somebody else has changed this in the meantime. Please look at it again.';

/** A server that keeps what is saved. */
function aServer(given: DeskPosting = aPosting(), applications: DeskApplication[] = []) {
  let posting = given;
  let list = applications;
  const change = (next: Partial<DeskPosting>) => answer((posting = { ...posting, ...next }));
  respond(DeskPostingDocument, () => ({ opportunity: answer(posting) }));
  respond(DeskApplicationsDocument, ({ input }) => {
    const shortlisted = input.shortlisted?.equals ?? null;
    const shown = list.filter((one) => shortlisted === null || one.shortlisted === shortlisted);
    return { applications: answerPage(shown) };
  });
  respond(PublishPostingDocument, ({ input }) => {
    const now = Date.now();
    const expires_at = now + (input.days ?? given.desk!.postingTime) * DAY_MS;
    return { publishOpportunity: change({ stage: 'published', published_at: now, expires_at }) };
  });
  respond(CloseDeskPostingDocument, () => ({ closeOpportunity: change({ stage: 'closed' }) }));
  respond(SetPostingStatusDocument, ({ input }) => ({
    setOpportunityStatus: change({ status: input.status }),
  }));
  respond(UpdateDeskApplicationDocument, ({ input }) => {
    list = list.map((one) => (one.id === input.id ? decided(one, input) : one));
    return { updateApplication: answer(list.find(({ id }) => id === input.id) ?? null) };
  });
  return {
    change,
    write: (notes: string, notes_version: number) =>
      (list = list.map((one) => ({ ...one, notes, notes_version }))),
  };
}

/** The application after a decision. */
const decided = (
  application: DeskApplication,
  { status, shortlisted, notes }: UpdateApplicationInput,
): DeskApplication => ({
  ...application,
  status: status ?? application.status,
  shortlisted: shortlisted ?? application.shortlisted,
  notes: notes ?? application.notes,
});

const open = (search = '') =>
  renderRemote(
    <Routes>
      <Route path="/admin/opportunities/:id" element={<PostingPage />} />
    </Routes>,
    { api, manifest, route: `/admin/opportunities/posting-1${search}` },
  );
const title = () => screen.findByRole('heading', { level: 1, name: 'Audit chair' });
const dialog = () => within(screen.getByRole('dialog'));

it('shows the full posting, the confidential company and the poster', async () => {
  aServer();
  open();
  await title();

  expect(screen.getByText('Quillfeather Foods')).toBeInTheDocument();
  expect(screen.getByText(/Confidential: only board support/)).toBeInTheDocument();
  expect(screen.getByText('Boston, not shown to members')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'noor@example.test' })).toHaveAttribute(
    'href',
    'mailto:noor@example.test',
  );
  expect(await screen.findByText('No applications yet')).toBeInTheDocument();
});

it('shows an unknown posting as not found', async () => {
  respond(DeskPostingDocument, { opportunity: refusal('NOT_FOUND', 'There is none.') });
  open();

  expect(await screen.findByText('We couldn’t find that opportunity')).toBeInTheDocument();
});

it('shows the last day on the board as members and the poster read it', async () => {
  aServer(aPosting({ stage: 'published', expires_at: Date.UTC(2097, 11, 28, 3, 45) }));
  open();
  await title();

  expect(screen.getByText(/until Dec 27, 2097/)).toBeInTheDocument();
});

it('shows the deadline as a day, in the posting and before publication', async () => {
  aServer(aPosting({ deadline: '2097-02-15' }));
  const { user } = open();
  await title();
  expect(screen.getByText('Fri, Feb 15, 2097')).toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Publish' }));
  expect(
    dialog().getByText('It closes after its deadline, Fri, Feb 15, 2097, at the latest.'),
  ).toBeInTheDocument();
});

describe('publication', () => {
  it('publishes for the requested or another duration, after a confirmation', async () => {
    aServer();
    const { user } = open();
    await title();

    await user.click(screen.getByRole('button', { name: 'Publish' }));
    expect(dialog().getByRole('radio', { name: /^60 days/ })).toBeChecked();
    await user.click(dialog().getByRole('radio', { name: /^90 days/ }));
    await user.click(dialog().getByRole('button', { name: 'Publish' }));

    expect(await screen.findByText(/^On the board since/)).toBeInTheDocument();
    expect(sent(PublishPostingDocument)).toEqual([{ input: { id: 'posting-1', days: 90 } }]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('publishes nothing when cancelled, and shows why it is refused', async () => {
    aServer();
    respond(PublishPostingDocument, {
      publishOpportunity: refusal('CONFLICT', 'The poster’s email address isn’t confirmed yet.'),
    });
    const { user } = open();
    await title();

    await user.click(screen.getByRole('button', { name: 'Publish' }));
    await user.click(dialog().getByRole('button', { name: 'Cancel' }));
    expect(sent(PublishPostingDocument)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    await user.click(dialog().getByRole('button', { name: 'Publish' }));

    expect(await dialog().findByRole('alert')).toHaveTextContent('isn’t confirmed yet');
  });

  it('does not close the next dialog when the answer for a closed one comes late', async () => {
    aServer();
    const { user, platform } = open();
    await title();
    const answerNow = respondLater(PublishPostingDocument, { publishOpportunity: answer(aPosting()) });
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    await user.click(dialog().getByRole('button', { name: 'Publish' }));
    await user.click(dialog().getByRole('button', { name: 'Cancel' }));
    await user.click(screen.getByRole('button', { name: 'Publish' }));

    answerNow();

    await waitFor(() =>
      expect(platform.events).toContainEqual(
        expect.objectContaining({ message: expect.stringMatching(/^On the board until/) }),
      ),
    );
    expect(dialog().getByRole('button', { name: 'Publish' })).toBeVisible();
  });

  it('is disabled until the poster has confirmed the address', async () => {
    aServer(aPosting({ stage: 'unconfirmed' }));
    open();
    await title();

    expect(screen.queryByRole('button', { name: 'Publish' })).not.toBeInTheDocument();
    expect(screen.getByText(/once the poster has confirmed their email address/)).toBeInTheDocument();
  });

  it('offers only durations that end in the future for a published posting', async () => {
    aServer(onBoard({ published_at: Date.now() - 40 * DAY_MS }));
    const { user } = open();
    await title();

    await user.click(screen.getByRole('button', { name: 'Change end date' }));

    const days = dialog()
      .getAllByRole('radio')
      .map((radio) => (radio as HTMLInputElement).value);
    expect(days).toEqual(['60', '90']);
  });

  it('closes with a reason, after a confirmation', async () => {
    aServer(onBoard());
    const { user } = open();
    await title();

    await user.click(screen.getByRole('button', { name: 'Close' }));
    await user.type(dialog().getByLabelText(/^Reason/), 'Filled');
    await user.click(dialog().getByRole('button', { name: 'Close posting' }));

    expect(await screen.findByRole('button', { name: 'Publish again' })).toBeInTheDocument();
    expect(sent(CloseDeskPostingDocument)).toEqual([{ input: { id: 'posting-1', reason: 'Filled' } }]);
  });

  it('puts it on hold', async () => {
    aServer(onBoard());
    const { user } = open();
    await title();
    const status = screen.getByLabelText('Status on the board');

    await user.selectOptions(status, 'On Hold');
    await user.click(screen.getByRole('button', { name: 'Save status' }));

    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Save status' })).not.toBeInTheDocument(),
    );
    expect(sent(SetPostingStatusDocument)).toEqual([{ input: { id: 'posting-1', status: 'On Hold' } }]);
    expect(screen.getByLabelText('Status on the board')).toHaveValue('On Hold');
  });
});

describe('editing', () => {
  beforeEach(() => localStorage.clear());

  it('shows the changes, and saves them with the version they are based on', async () => {
    const server = aServer(onBoard());
    respond(EditPostingDocument, ({ input }) => ({
      editOpportunity: server.change({ title: input.title!, stage: 'review' }),
    }));
    const { user } = open();
    await title();

    await user.click(screen.getByRole('button', { name: 'Edit' }));
    await screen.findByRole('dialog');
    expect(dialog().getByText(/takes it off the board until/)).toBeInTheDocument();
    expect(dialog().getByRole('button', { name: 'Save 0 changes' })).toHaveAttribute('aria-disabled', 'true');
    await user.type(dialog().getByLabelText('Title'), ' (listed)');
    const changes = within(dialog().getByRole('group', { name: 'What changes when you save' }));
    expect(changes.getByText('Audit chair (listed)')).toBeInTheDocument();
    await user.click(dialog().getByRole('button', { name: 'Save 1 change' }));

    expect(
      await screen.findByRole('heading', { level: 1, name: 'Audit chair (listed)' }),
    ).toBeInTheDocument();
    expect(sent(EditPostingDocument)).toHaveLength(1);
    expect(sent(EditPostingDocument)[0]).toMatchObject({
      input: {
        id: 'posting-1',
        version: 3,
        title: 'Audit chair (listed)',
        qualificationsSought: 'A former CFO\nOne term on a board',
        businessSize: null,
      },
    });
    await waitFor(() => expect(localStorage).toHaveLength(0));
  });

  it('loses neither version when a colleague edits too', async () => {
    const server = aServer();
    respond(EditPostingDocument, () => ({ editOpportunity: refusal('CONFLICT', MEANWHILE) }));
    const { user } = open();
    await title();
    await user.click(screen.getByRole('button', { name: 'Edit' }));
    await screen.findByRole('dialog');
    await user.type(dialog().getByLabelText('Title'), ' (listed)');
    server.change({ needs: 'A former CFO', desk: { ...aPosting().desk!, version: 4 } });

    await user.click(dialog().getByRole('button', { name: 'Save 1 change' }));
    await user.click(await dialog().findByRole('button', { name: 'Keep my changes' }));

    expect(dialog().getByLabelText('Title')).toHaveValue('Audit chair (listed)');
    respond(EditPostingDocument, ({ input }) => ({
      editOpportunity: server.change({ title: input.title! }),
    }));
    await user.click(await dialog().findByRole('button', { name: 'Save 2 changes' }));
    await waitFor(() => expect(sent(EditPostingDocument).at(-1)).toMatchObject({ input: { version: 4 } }));
  });

  it('rebases a draft from before a colleague’s changes', async () => {
    const server = aServer();
    const first = open();
    await title();
    await first.user.click(screen.getByRole('button', { name: 'Edit' }));
    await first.user.type(dialog().getByLabelText('Title'), ' (listed)');
    await waitFor(() => expect(localStorage).toHaveLength(1));
    first.unmount();
    server.change({ desk: { ...aPosting().desk!, version: 4 } });
    respond(EditPostingDocument, () => ({ editOpportunity: refusal('CONFLICT', MEANWHILE) }));
    const { user } = open();
    await title();
    await user.click(screen.getByRole('button', { name: 'Edit' }));
    await screen.findByRole('dialog');

    await user.click(await dialog().findByRole('button', { name: 'Save 1 change' }));
    await user.click(await dialog().findByRole('button', { name: 'Keep my changes' }));
    await user.click(await dialog().findByRole('button', { name: 'Save 1 change' }));

    await waitFor(() =>
      expect(sent(EditPostingDocument)).toMatchObject([{ input: { version: 3 } }, { input: { version: 4 } }]),
    );
  });

  it('reports a failed save after the drawer was closed, and keeps the text', async () => {
    aServer();
    const answerNow = respondLater(EditPostingDocument, {
      editOpportunity: refusal('LIMITED', 'Slow down.'),
    });
    const { user, platform } = open();
    await title();
    await user.click(screen.getByRole('button', { name: 'Edit' }));
    await screen.findByRole('dialog');
    await user.type(dialog().getByLabelText('Title'), ' (listed)');
    await user.click(dialog().getByRole('button', { name: 'Save 1 change' }));
    await waitFor(() => expect(sent(EditPostingDocument)).toHaveLength(1));
    await user.click(dialog().getByRole('button', { name: 'Close' }));

    answerNow();

    await waitFor(() =>
      expect(platform.events).toContainEqual(
        expect.objectContaining({ message: '“Audit chair” wasn’t changed. Slow down.' }),
      ),
    );
    await user.click(screen.getByRole('button', { name: 'Edit' }));
    await screen.findByRole('dialog');
    expect(dialog().getByLabelText('Title')).toHaveValue('Audit chair (listed)');
  });
});

describe('applications', () => {
  const card = () => within(screen.getByRole('article', { name: 'Ingrid Solberg' }));

  it('shortlists, and filters by shortlist in the address', async () => {
    const other = { ...anApplication().applicant!, name: 'Hana Novak' };
    aServer(onBoard(), [anApplication(), anApplication({ id: 'application-2', applicant: other })]);
    const { user } = open();
    await screen.findByRole('article', { name: 'Ingrid Solberg' });

    await user.click(card().getByRole('button', { name: 'Shortlist' }));
    expect(await card().findByRole('button', { name: 'Shortlisted' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await user.click(
      within(screen.getByRole('group', { name: 'Which applications' })).getByRole('button', {
        name: 'Shortlist',
      }),
    );

    await waitFor(() =>
      expect(screen.queryByRole('article', { name: 'Hana Novak' })).not.toBeInTheDocument(),
    );
    expect(location.search).toBe('?list=shortlist');
    expect(screen.getByRole('article', { name: 'Ingrid Solberg' })).toBeInTheDocument();
  });

  it('changes the status of an application, and links to its packet and files', async () => {
    aServer(onBoard(), [anApplication()]);
    const { user } = open();
    await screen.findByRole('article', { name: 'Ingrid Solberg' });

    await user.selectOptions(card().getByLabelText('Status'), 'Interviewing');

    await waitFor(() => expect(card().getByLabelText('Status')).toHaveValue('Interviewing'));
    expect(sent(UpdateDeskApplicationDocument)).toEqual([
      { input: { id: 'application-1', status: 'Interviewing' } },
    ]);
    expect(card().getByRole('link', { name: 'Packet' })).toHaveAttribute('href', anApplication().packet);
    expect(card().getByRole('link', { name: 'cv.pdf' })).toBeInTheDocument();
  });

  it('has no actions on a withdrawn application', async () => {
    aServer(onBoard(), [
      anApplication({ status: 'Withdrawn', withdrawn_at: Date.now(), cv: null, packet: null }),
    ]);
    open();
    await screen.findByRole('article', { name: 'Ingrid Solberg' });

    expect(card().getByText(/^Withdrawn/)).toBeInTheDocument();
    expect(card().queryByRole('button', { name: 'Shortlist' })).not.toBeInTheDocument();
    expect(card().queryByRole('link', { name: 'Packet' })).not.toBeInTheDocument();
  });

  it('keeps both notes after a conflict with a colleague', async () => {
    const server = aServer(onBoard(), [anApplication()]);
    const save = { updateApplication: answer(anApplication()) };
    respond(UpdateDeskApplicationDocument, () => {
      server.write('Speak to her on Monday.', 1);
      return { updateApplication: refusal('CONFLICT', MEANWHILE) };
    });
    const { user } = open();
    await screen.findByRole('article', { name: 'Ingrid Solberg' });
    const notes = () => card().getByRole('textbox', { name: /Notes/ });

    await user.click(card().getByRole('button', { name: 'Add a note about Ingrid Solberg' }));
    expect(notes()).toHaveFocus();
    await user.type(notes(), 'Strong on risk.');
    await user.click(card().getByRole('button', { name: 'Save notes' }));
    await user.click(await card().findByRole('button', { name: 'Keep both' }));

    expect(notes()).toHaveValue('Speak to her on Monday.\n\nStrong on risk.');
    respond(UpdateDeskApplicationDocument, save);
    await user.click(card().getByRole('button', { name: 'Save notes' }));
    await waitFor(() =>
      expect(sent(UpdateDeskApplicationDocument).at(-1)).toEqual({
        input: {
          id: 'application-1',
          notes: 'Speak to her on Monday.\n\nStrong on risk.',
          version: 1,
        },
      }),
    );
  });
});

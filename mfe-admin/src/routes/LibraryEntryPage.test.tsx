import { Route, Routes } from '@athenaeum/shell-contract';
import { mockServer, renderRemote, respond, respondLater, sent } from '@athenaeum/shell-contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { api } from '../api';
import {
  AgreementVersionDocument,
  CoachesOfTagDocument,
  CoachingEntryDocument,
  LibraryChoicesDocument,
  LibraryEntryDocument,
} from '../features/library/__generated__/library';
import {
  PublishAgreementDocument,
  RemoveTagDocument,
  SaveCoachDocument,
  SaveCollectionDocument,
  SaveTagDocument,
} from '../features/library/__generated__/libraryWrites';
import { manifest } from '../manifest';
import { answer, answerPage, refusal } from '../testing/answers';
import { aCollectionEntry, aLibraryEntry } from '../testing/library';
import LibraryEntryPage from './LibraryEntryPage';

const open = (path: string) =>
  renderRemote(
    <Routes>
      <Route path="/admin/content/:kind" element={<p>The list</p>} />
      <Route path="/admin/content/:kind/:id" element={<LibraryEntryPage />} />
    </Routes>,
    { api, manifest, route: `/admin/content/${path}` },
  );
const title = () => screen.findByLabelText('Title');

beforeEach(() => {
  localStorage.clear();
  respond(CoachesOfTagDocument, { coaches: answerPage([], 0) });
  respond(LibraryChoicesDocument, ({ input }) => {
    const { ids } = input;
    const all = [
      { id: 'salon-1', title: 'The Art of the Ask', detail: 'Nov 1, 2026' },
      { id: 'salon-2', title: 'Reading a Board', detail: 'Nov 2, 2026' },
      { id: 'salon-3', title: 'Closed-Door Dinner', detail: 'Nov 3, 2026' },
    ];
    return { choices: answer(ids ? all.filter(({ id }) => ids.includes(id)) : all) };
  });
});

it('shows the changes, and saves them with the version they are based on', async () => {
  respond(LibraryEntryDocument, { entry: answer(aLibraryEntry()) });
  respond(SaveTagDocument, ({ input: { title, slug } }) => ({
    saved: answer(aLibraryEntry({ title, values: { title, slug }, updated_at: 6 })),
  }));
  const { user } = open('tags/tag-1');

  await user.clear(await title());
  await user.type(await title(), 'Speak up');
  const changes = within(screen.getByRole('group', { name: 'What changes when you save' }));
  expect(changes.getByText('Speak up')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Save 1 change' }));

  expect(await screen.findByRole('button', { name: 'Save' })).toHaveAttribute('aria-disabled', 'true');
  expect(sent(SaveTagDocument)).toEqual([
    { input: { title: 'Speak up', slug: 'build-a-public-voice', id: 'tag-1', updated_at: 5 } },
  ]);
});

it('keeps what is typed while saving, as the next change', async () => {
  respond(LibraryEntryDocument, { entry: answer(aLibraryEntry()) });
  const saved = { title: 'Speak up', slug: 'build-a-public-voice' };
  const answerNow = respondLater(SaveTagDocument, {
    saved: answer(aLibraryEntry({ values: saved, updated_at: 6 })),
  });
  const { user } = open('tags/tag-1');
  await user.clear(await title());
  await user.type(await title(), 'Speak up');
  await user.click(screen.getByRole('button', { name: 'Save 1 change' }));
  await waitFor(() => expect(sent(SaveTagDocument)).toHaveLength(1));
  await user.type(await title(), ' now');

  answerNow();

  const changes = within(await screen.findByRole('group', { name: 'What changes when you save' }));
  expect(await changes.findByText('Speak up', { selector: 'del' })).toBeInTheDocument();
  expect(changes.getByText('Speak up now', { selector: 'ins' })).toBeInTheDocument();
  expect(await title()).toHaveValue('Speak up now');
});

it('shows errors at their fields, from validation and from the server', async () => {
  respond(LibraryEntryDocument, { entry: answer(aLibraryEntry()) });
  const TAKEN = 'Another one has this address already. Please choose another.';
  respond(SaveTagDocument, { saved: refusal('INVALID', TAKEN, { slug: TAKEN }) });
  const { user } = open('tags/tag-1');
  await title();
  const address = screen.getByLabelText('Address');

  await user.clear(address);
  await user.type(address, 'Not an address');
  await user.click(screen.getByRole('button', { name: 'Save 1 change' }));
  expect(await screen.findByText(/small letters, digits/, { selector: 'a *, a' })).toBeInTheDocument();
  expect(sent(SaveTagDocument)).toEqual([]);

  await user.clear(address);
  await user.type(address, 'chair-a-committee');
  await user.click(screen.getByRole('button', { name: 'Save 1 change' }));
  expect((await screen.findAllByText(TAKEN)).length).toBeGreaterThan(0);
  expect(address).toHaveAccessibleDescription(expect.stringContaining(TAKEN));
});

it('loses neither version when a colleague edits too', async () => {
  let stored = aLibraryEntry();
  respond(LibraryEntryDocument, () => ({ entry: answer(stored) }));
  respond(SaveTagDocument, { saved: refusal('CONFLICT', 'Somebody else has changed this in the meantime.') });
  const { user } = open('tags/tag-1');
  await user.type(await title(), ' of your own');
  stored = aLibraryEntry({
    values: { title: 'Build a public voice', slug: 'a-public-voice' },
    updated_at: 9,
  });

  await user.click(screen.getByRole('button', { name: 'Save 1 change' }));
  const both = within(await screen.findByRole('group', { name: 'Current version and yours' }));
  expect(both.getByText('Build a public voice')).toBeInTheDocument();
  expect(both.getByText('Build a public voice of your own')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Keep my changes' }));

  expect(await title()).toHaveValue('Build a public voice of your own');
  expect(screen.getByLabelText('Address')).toHaveValue('a-public-voice');
  respond(SaveTagDocument, { saved: answer(aLibraryEntry({ updated_at: 10 })) });
  await user.click(screen.getByRole('button', { name: 'Save 1 change' }));
  await waitFor(() =>
    expect(sent(SaveTagDocument).at(-1)).toMatchObject({
      input: { updated_at: 9, slug: 'a-public-voice', title: 'Build a public voice of your own' },
    }),
  );
});

describe('removing', () => {
  /** Enabled once it is known that no coach uses it. */
  const toRemove = async () => {
    const button = within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove' });
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
    return button;
  };

  it('asks for confirmation, and returns to the list', async () => {
    respond(LibraryEntryDocument, { entry: answer(aLibraryEntry({ used_by: null })) });
    respond(RemoveTagDocument, { removed: answer({ id: 'tag-1' }) });
    const { user } = open('tags/tag-1');
    await title();

    await user.click(screen.getByRole('button', { name: 'Remove' }));
    await user.click(await toRemove());

    expect(await screen.findByText('The list')).toBeInTheDocument();
    expect(sent(RemoveTagDocument)).toEqual([{ input: { id: 'tag-1', updated_at: 5 } }]);
  });

  it('names what uses it', async () => {
    const USED = 'This tag is used by 2 salons, so it cannot be removed.';
    respond(LibraryEntryDocument, { entry: answer(aLibraryEntry()) });
    respond(RemoveTagDocument, { removed: refusal('CONFLICT', USED) });
    const { user } = open('tags/tag-1');
    await title();
    expect(screen.getByText('Used by 2 salons')).toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: 'Remove' }));
    await user.click(await toRemove());

    expect(await screen.findByText(USED)).toBeInTheDocument();
  });

  it('checks for uses in coaching, too', async () => {
    respond(LibraryEntryDocument, { entry: answer(aLibraryEntry({ used_by: null })) });
    respond(CoachesOfTagDocument, { coaches: answerPage([], 3) });
    const { user } = open('tags/tag-1');
    await title();

    await user.click(screen.getByRole('button', { name: 'Remove' }));

    expect(await screen.findByText(/Used by 3 coaches/)).toBeInTheDocument();
    expect(await toRemove()).toHaveAttribute('aria-disabled', 'true');
  });
});

it('offers all time zones for a coach', async () => {
  const { user } = open('coaches/new');

  await user.selectOptions(await screen.findByLabelText('Time zone'), 'Europe/Paris');

  expect(screen.getByLabelText('Time zone')).toHaveValue('Europe/Paris');
});

it('plays the stored introduction of a coach, and saves it without its captions', async () => {
  const values = {
    ...{ name: 'Maya Chen', slug: 'maya-chen', title: null, avatar: null, short_bio: null },
    ...{ filename: 'recordings/maya.mp4', captions: 'recordings/maya.vtt', description: null },
    ...{ coaching_style: null, can_help_with: [], schedule_link: null, timezone: 'Europe/Paris' },
    ...{ category_ids: [], tag_ids: [] },
  };
  const coach = { ...aLibraryEntry({ title: 'Maya Chen', values }), used_by: null };
  respond(CoachingEntryDocument, { entry: answer(coach) });
  respond(SaveCoachDocument, { saved: answer({ ...coach, updated_at: 6 }) });
  const signed: unknown[] = [];
  mockServer.use(
    http.post('*/aws-proxy/s3/get-data-from-bucket', async ({ request }) => {
      signed.push(await request.json());
      return HttpResponse.json({ url: '/files/signed/maya.mp4' });
    }),
  );
  const { user } = open(`coaches/${coach.id}`);

  expect(await screen.findByRole('button', { name: 'Play' })).toBeInTheDocument();
  expect(signed).toEqual([{ key: 'recordings/maya.mp4', type: 1 }]);
  await user.click(screen.getByRole('button', { name: 'Delete maya.vtt' }));
  const changes = within(screen.getByRole('group', { name: 'What changes when you save' }));
  expect(changes.getByText('A file')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Save 1 change' }));

  await waitFor(() =>
    expect(sent(SaveCoachDocument)).toMatchObject([
      { input: { filename: 'recordings/maya.mp4', captions: null } },
    ]),
  );
});

describe('a list in an entry', () => {
  it('is reordered, shortened and extended by keyboard', async () => {
    respond(LibraryEntryDocument, { entry: answer(aCollectionEntry()) });
    respond(SaveCollectionDocument, { saved: answer(aCollectionEntry({ updated_at: 2 })) });
    const { user } = open('collections/collection-1');
    const down = await screen.findByRole('button', { name: 'Move The Art of the Ask down' });

    down.focus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: 'Move The Art of the Ask down' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Remove Reading a Board' }));
    const finder = screen.getByRole('combobox', { name: /Add a salon/ });
    await user.type(finder, 'Closed');
    await user.click(await screen.findByRole('option', { name: /Closed-Door Dinner/ }));
    await user.click(await screen.findByRole('button', { name: 'Save 1 change' }));

    await waitFor(() =>
      expect(sent(SaveCollectionDocument)).toMatchObject([
        { input: { type: 'COLLECTION', salon_ids: ['salon-1', 'salon-3'], updated_at: null } },
      ]),
    );
  });
});

it('derives the slug of a new entry from its title until it is edited, and starts as a draft', async () => {
  respond(SaveCollectionDocument, { saved: answer(aCollectionEntry({ id: 'collection-9' })) });
  respond(LibraryEntryDocument, { entry: answer(aCollectionEntry({ id: 'collection-9' })) });
  const { user } = open('collections/new');

  await user.type(await title(), 'The Good Company');
  expect(screen.getByLabelText('Address')).toHaveValue('the-good-company');
  expect(screen.getByRole('radio', { name: /Draft/ })).toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Add a collection' }));

  expect(await screen.findByRole('heading', { level: 1, name: 'A Seat of Your Own' })).toBeInTheDocument();
  expect(sent(SaveCollectionDocument)).toMatchObject([
    { input: { title: 'The Good Company', slug: 'the-good-company', published: false, publish_at: null } },
  ]);
});

it('schedules publication', async () => {
  respond(LibraryEntryDocument, { entry: answer(aCollectionEntry()) });
  respond(SaveCollectionDocument, { saved: answer(aCollectionEntry({ updated_at: 2 })) });
  const { user } = open('collections/collection-1');
  await title();

  await user.click(screen.getByRole('radio', { name: 'Schedule' }));
  const from = screen.getByLabelText('Publish at');
  await user.clear(from);
  await user.type(from, '2027-03-01T09:00');
  await user.click(screen.getByRole('button', { name: 'Save 1 change' }));

  await waitFor(() =>
    expect(sent(SaveCollectionDocument)).toMatchObject([
      { input: { published: true, publish_at: new Date('2027-03-01T09:00').getTime() } },
    ]),
  );
});

describe('the agreement', () => {
  const version = {
    id: 'v1',
    title: 'Version of March 1, 2026',
    detail: 'In force',
    values: { update_date: 5, parts: [{ title: 'What is said here', text: 'Stays here.' }] },
    updated_at: 5,
    used_by: null,
  };

  it('is read-only, and a new version starts with its text', async () => {
    respond(AgreementVersionDocument, { entry: answer(version) });
    respond(PublishAgreementDocument, { saved: answer({ ...version, id: 'v2' }) });
    const { user } = open('agreements/v1');
    expect(await screen.findByText('Stays here.')).toBeInTheDocument();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();

    await user.click(screen.getByRole('link', { name: 'New version from this text' }));
    await user.type(await screen.findByRole('textbox', { name: /^Text/ }), ' Always.');
    expect(screen.getByText(/every member is asked to accept it/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Publish this version' }));

    await waitFor(() =>
      expect(sent(PublishAgreementDocument)).toEqual([
        {
          input: {
            update_date: null,
            parts: [{ title: 'What is said here', text: 'Stays here. Always.' }],
          },
        },
      ]),
    );
  });
});

it('shows an unknown entry as not found, and offers Retry after an error', async () => {
  respond(LibraryEntryDocument, { entry: refusal('NOT_FOUND', 'We could not find that tag.') });
  open('tags/gone');

  expect(await screen.findByText('We couldn’t find that')).toBeInTheDocument();
});

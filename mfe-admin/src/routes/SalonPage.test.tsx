import { Route, Routes } from '@athenaeum/shell-contract';
import { failWith, renderRemote, respond, respondLater, sent } from '@athenaeum/shell-contract/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { api } from '../api';
import type { StaffSalon } from '../features/salon';
import {
  RemoveSalonDocument,
  SalonChoicesDocument,
  SalonPeopleDocument,
  SaveSalonDocument,
  SetSalonStatusDocument,
  StaffSalonDocument,
} from '../features/salon/__generated__/salon';
import { manifest } from '../manifest';
import { answer, refusal } from '../testing/answers';
import { aSalon } from '../testing/salons';
import SalonPage from './SalonPage';

// A long form: jsdom is slow on a busy machine.
jest.setTimeout(120_000);

/** A server that keeps what is saved. */
function aServer(given: StaffSalon = aSalon()) {
  let salon = given;
  const change = (next: Partial<StaffSalon>) =>
    answer((salon = { ...salon, ...next, updated_at: (salon.updated_at ?? 0) + 1 }));
  respond(StaffSalonDocument, () => ({ staffSalon: answer(salon) }));
  respond(
    SaveSalonDocument,
    ({ input: { id, published, subtitle = salon.subtitle, publish_at = salon.publish_at } }) => ({
      saveSalon: change(id ? { subtitle, publish_at, published: published ?? salon.published } : {}),
    }),
  );
  respond(SetSalonStatusDocument, ({ input: { status = null } }) => ({
    setSalonStatus: change({ salon_status: status, state: status ? 'off' : 'upcoming' }),
  }));
  respond(SalonChoicesDocument, {
    categories: answer([
      { id: 'govern', title: 'Govern' },
      { id: 'fund', title: 'Fund' },
    ]),
    tags: answer([{ id: 'voice', title: 'Build a public voice' }]),
  });
  respond(SalonPeopleDocument, {
    speakers: answer([{ id: 'joanna', name: 'Joanna Whitfield', title: 'Chair' }]),
  });
  return { change };
}

const open = (id = 'salon-1') =>
  renderRemote(
    <Routes>
      <Route path="/admin/content/salons" element={<p>All salons</p>} />
      <Route path="/admin/content/salons/:id" element={<SalonPage />} />
    </Routes>,
    { api, manifest, route: `/admin/content/salons/${id}` },
  );
const title = () => screen.findByRole('heading', { level: 1, name: 'The Art of the Ask' });
const dialog = () => within(screen.getByRole('dialog'));
const changes = () => within(screen.getByRole('group', { name: 'What changes when you save' }));

beforeEach(() => localStorage.clear());

it('shows an unknown salon as not found, and offers Retry after an error', async () => {
  aServer();
  respond(StaffSalonDocument, { staffSalon: refusal('NOT_FOUND', 'There is none.') });
  const { unmount } = open();
  expect(await screen.findByText('We couldn’t find that salon')).toBeInTheDocument();
  unmount();

  respond(StaffSalonDocument, () =>
    failWith([{ path: ['staffSalon'], code: 'UNAVAILABLE' }], { staffSalon: null }),
  );
  open('salon-2');
  expect(await screen.findByRole('button', { name: /retry|try again/i })).toBeInTheDocument();
});

it('links to the attendees once', async () => {
  aServer();
  open();
  await title();

  expect(screen.getAllByRole('link', { name: 'Attendees' })).toHaveLength(1);
});

it('shows the changes, and sends only them with the version they are based on', async () => {
  aServer();
  const { user } = open();
  await title();
  expect(screen.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-disabled', 'true');

  await user.type(screen.getByLabelText(/^Subtitle/), 'Twice');
  await user.click(screen.getByRole('checkbox', { name: 'Fund' }));
  expect(changes().getByText('Twice')).toBeInTheDocument();
  expect(changes().getByText('Govern, Fund')).toBeInTheDocument();
  await user.type(screen.getByLabelText(/^Reason/), 'Spring');
  await user.click(screen.getByRole('button', { name: 'Save 2 changes' }));

  await waitFor(() =>
    expect(sent(SaveSalonDocument)).toEqual([
      {
        input: {
          id: 'salon-1',
          updated_at: 7,
          reason: 'Spring',
          subtitle: 'Twice',
          category_ids: ['govern', 'fund'],
        },
      },
    ]),
  );
});

describe('a draft', () => {
  const kept = () => Object.keys(localStorage).filter((key) => key.startsWith('athenaeum.draft.salon'));
  const write = async () => {
    const view = open();
    await title();
    await view.user.type(screen.getByLabelText(/^Subtitle/), 'Once');
    await waitFor(() => expect(kept()).toHaveLength(1));
    return view;
  };

  it('is removed when the page was left before the save was answered', async () => {
    aServer();
    const { user, unmount } = await write();
    const answerNow = respondLater(SaveSalonDocument, { saveSalon: answer(aSalon({ updated_at: 8 })) });
    await user.click(screen.getByRole('button', { name: 'Save 1 change' }));
    await waitFor(() => expect(sent(SaveSalonDocument)).toHaveLength(1));
    unmount();

    answerNow();

    await waitFor(() => expect(kept()).toEqual([]));
  });

  it('that was restored is saved, and later changes are based on that', async () => {
    aServer();
    const { unmount } = await write();
    unmount();
    const { user } = open();
    await title();
    await user.click(await screen.findByRole('button', { name: 'Save 1 change' }));
    await waitFor(() => expect(kept()).toEqual([]));

    await user.type(screen.getByLabelText(/^Subtitle/), ' more');
    await user.click(await screen.findByRole('button', { name: 'Save 1 change' }));

    await waitFor(() =>
      expect(sent(SaveSalonDocument)).toMatchObject([
        { input: { updated_at: 7 } },
        { input: { updated_at: 8 } },
      ]),
    );
  });
});

it('keeps what is typed while saving, as the next change', async () => {
  aServer();
  const { user } = open();
  await title();
  const answerNow = respondLater(SaveSalonDocument, {
    saveSalon: answer(aSalon({ subtitle: 'Once', updated_at: 8 })),
  });
  await user.type(screen.getByLabelText(/^Subtitle/), 'Once');
  await user.type(screen.getByLabelText(/^Reason/), 'Spring');
  await user.click(screen.getByRole('button', { name: 'Save 1 change' }));
  await waitFor(() => expect(sent(SaveSalonDocument)).toHaveLength(1));
  await user.type(screen.getByLabelText(/^Description/), 'New words');
  await user.type(screen.getByLabelText(/^Reason/), ' again');

  answerNow();

  await waitFor(() => expect(screen.getByLabelText(/^Subtitle/)).toHaveValue('Once'));
  await waitFor(() => expect(changes().queryByText('Once')).not.toBeInTheDocument());
  expect(changes().getByText(/New words$/)).toBeInTheDocument();
  expect(screen.getByLabelText(/^Description/)).toHaveDisplayValue(/New words$/);
  expect(screen.getByLabelText(/^Reason/)).toHaveValue('Spring again');
});

it('offers the hubs’ cities, and a list of states and countries', async () => {
  aServer(aSalon({ event_location: 'In-Person', location_state: 'Elsewhere' }));
  const { user } = open();
  await title();
  expect(screen.getByRole('combobox', { name: /State or country/ })).toHaveValue('Elsewhere');

  await user.type(screen.getByRole('combobox', { name: /^City/ }), 'Bos');
  await user.click(await screen.findByRole('option', { name: 'Boston' }));
  await user.clear(screen.getByRole('combobox', { name: /State or country/ }));
  await user.type(screen.getByRole('combobox', { name: /State or country/ }), 'massa');
  await user.click(await screen.findByRole('option', { name: 'Massachusetts (MA)' }));
  await user.click(screen.getByRole('button', { name: 'Save 2 changes' }));

  await waitFor(() =>
    expect(sent(SaveSalonDocument)).toMatchObject([
      { input: { location_city: 'Boston', location_state: 'MA' } },
    ]),
  );
});

it('schedules publication in the event’s zone', async () => {
  aServer(aSalon({ published: false, state: 'draft', seats_taken: 0, waiting: 0 }));
  const { user } = open();
  await title();

  await user.click(screen.getByRole('radio', { name: 'Schedule' }));
  fireEvent.change(screen.getByLabelText('Publish at'), { target: { value: '2030-07-01T09:00' } });
  await user.click(screen.getByRole('button', { name: 'Save 2 changes' }));

  await waitFor(() =>
    expect(sent(SaveSalonDocument)).toMatchObject([
      { input: { published: true, publish_at: Date.UTC(2030, 6, 1, 16) } },
    ]),
  );
});

it('shows errors at their fields, from validation and from the server', async () => {
  aServer();
  respond(SaveSalonDocument, {
    saveSalon: refusal('INVALID', 'This address is taken.', { slug: 'This address is taken.' }),
  });
  const { user } = open();
  await title();

  await user.clear(screen.getByLabelText(/^Minutes/));
  await user.click(screen.getByRole('button', { name: 'Save 1 change' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Enter its length in whole minutes');
  expect(sent(SaveSalonDocument)).toEqual([]);
  await user.type(screen.getByLabelText(/^Minutes/), '90');
  await user.click(screen.getByRole('button', { name: 'Save 1 change' }));

  await waitFor(() => expect(screen.getByLabelText(/^Address/)).toHaveAccessibleDescription(/taken/));
});

it('loses neither version when a colleague edits too', async () => {
  const server = aServer();
  respond(SaveSalonDocument, () => ({ saveSalon: refusal('CONFLICT', 'Somebody else has changed this.') }));
  const { user } = open();
  await title();
  await user.type(screen.getByLabelText(/^Subtitle/), 'Mine');
  server.change({ subtitle: 'Theirs', description: 'Other words' });
  await user.click(screen.getByRole('button', { name: 'Save 1 change' }));

  const both = within(await screen.findByRole('group', { name: 'Current version and yours' }));
  expect(both.getByText('Theirs')).toBeInTheDocument();
  expect(both.getByText('Mine')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Keep my changes' }));

  expect(screen.getByLabelText(/^Subtitle/)).toHaveValue('Mine');
  expect(screen.getByLabelText(/^Description/)).toHaveValue('Other words');
  expect(screen.getByRole('button', { name: 'Save 1 change' })).toBeEnabled();
});

it('confirms a cancellation with the number of notified people, and sends the message', async () => {
  aServer();
  const { user } = open();
  await title();

  await user.click(screen.getByRole('button', { name: 'Cancel salon' }));
  expect(
    dialog().getByText(/2 people with a seat and 1 person on the waitlist will be emailed once/),
  ).toBeInTheDocument();
  await user.type(dialog().getByLabelText(/^Message to attendees/), 'The host is ill.');
  await user.click(dialog().getByRole('button', { name: 'Cancel and notify' }));

  expect(await screen.findByText('Cancelled')).toBeInTheDocument();
  expect(sent(SetSalonStatusDocument)).toEqual([
    { input: { id: 'salon-1', status: 'cancelled', note: 'The host is ill.', updated_at: 7 } },
  ]);
  expect(screen.getByRole('button', { name: 'Reinstate' })).toBeInTheDocument();
});

it.each([
  ['that it was not done', refusal('CONFLICT', 'It has begun.'), '“Cancel salon” didn’t work. It has begun.'],
  ['that it was done', answer(aSalon()), 'Salon cancelled'],
])('does not clear the next message when it turns out late %s', async (_what, setSalonStatus, said) => {
  aServer();
  const { user, platform } = open();
  await title();
  const answerNow = respondLater(SetSalonStatusDocument, { setSalonStatus });
  await user.click(screen.getByRole('button', { name: 'Cancel salon' }));
  await user.click(dialog().getByRole('button', { name: 'Cancel and notify' }));
  await waitFor(() => expect(sent(SetSalonStatusDocument)).toHaveLength(1));
  await user.click(dialog().getByRole('button', { name: 'Not now' }));
  await user.click(screen.getByRole('button', { name: 'Cancel salon' }));
  await user.type(dialog().getByLabelText(/^Message to attendees/), 'Until May.');

  answerNow();

  await waitFor(() => expect(platform.events).toContainEqual(expect.objectContaining({ message: said })));
  expect(dialog().getByLabelText(/^Message to attendees/)).toHaveValue('Until May.');
  expect(dialog().queryByRole('alert')).not.toBeInTheDocument();
});

it('shows why it cannot be removed', async () => {
  aServer();
  const why = 'It cannot be removed: 3 people have answered to it. Cancel it instead.';
  respond(RemoveSalonDocument, { removeSalon: refusal('CONFLICT', why) });
  const { user } = open();
  await title();

  await user.click(screen.getByRole('button', { name: 'Remove' }));
  await user.click(dialog().getByRole('button', { name: 'Remove salon' }));

  expect(await dialog().findByText(why)).toBeInTheDocument();
});

it('creates a salon with a slug from its title, and opens it', async () => {
  aServer();
  const { user } = open('new');
  await screen.findByRole('heading', { level: 1, name: 'New salon' });
  expect(screen.getByText('Still needed: title, address, start.')).toBeInTheDocument();

  await user.type(screen.getByLabelText('Title'), 'Asking Wéll');
  await user.click(screen.getByRole('button', { name: 'Use asking-well' }));
  fireEvent.change(screen.getByLabelText('Starts'), { target: { value: '2030-12-03T10:00' } });
  await user.click(screen.getByRole('button', { name: 'Save new salon' }));

  await title();
  expect(sent(SaveSalonDocument)).toMatchObject([
    {
      input: {
        title: 'Asking Wéll',
        slug: 'asking-well',
        date: Date.UTC(2030, 11, 3, 18),
        published: false,
        capacity: null,
      },
    },
  ]);
});

it('says that only staff can open the page of a draft, and says no such thing of a published one', async () => {
  aServer();
  const { unmount } = open();
  expect(await screen.findByText('As last saved.')).toBeInTheDocument();
  unmount();
  aServer(aSalon({ published: false }));
  open();

  expect(await screen.findByText(/only staff can open it/i)).toBeInTheDocument();
});

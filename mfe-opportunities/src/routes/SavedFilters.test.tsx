import { failWith, renderRemote, respond, respondLater, sent } from '@athenaeum/shell-contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { api } from '../api';
import { OpenOpportunitiesDocument, OpportunityBoardDocument } from '../features/board/__generated__/board';
import {
  RemoveFilterDocument,
  SaveFilterDocument,
  SavedFiltersDocument,
} from '../features/savedFilters/__generated__/savedFilters';
import type { SavedFilter } from '../features/savedFilters/savedFilters.api';
import { anOpportunity, answer, list, refusal } from '../testing/opportunities';
import BoardPage from './BoardPage';

const seats: SavedFilter = {
  id: 'f1',
  name: 'Seats in Boston',
  types: ['Board Seat'],
  industries: [],
  hubs: ['Boston'],
  compensations: [],
  closings: [],
  words: '',
  alerts: true,
  open: 6,
};
const open = (route = '/opportunities') => renderRemote(<BoardPage />, { api, route });
const keeps = (...filters: SavedFilter[]) =>
  respond(SavedFiltersDocument, { savedFilters: answer(filters), savedRoles: { ok: true, count: 0 } });

// Preloads the form's code, so that the first test does not wait for it.
beforeAll(() => import('../features/savedFilters/SaveFilterDialog'), 120_000);
beforeEach(() => {
  respond(OpportunityBoardDocument, { opportunities: list(anOpportunity()) });
  respond(OpenOpportunitiesDocument, { opportunities: list() });
  keeps();
});

it('saves the filters under a name, with alerts by mail', async () => {
  const { user } = open('/opportunities?type=Board+Seat&hub=Boston&words=audit');
  await user.click(await screen.findByRole('button', { name: 'Save this filter' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Save this filter' }));
  const name = dialog.getByRole('textbox', { name: 'Name' });
  expect(name).toHaveValue('Board Seat, Boston, “audit”');
  expect(dialog.getByRole('checkbox', { name: /Email me when/ })).toBeChecked();
  respond(SaveFilterDocument, { saveFilter: answer({ id: 'f1' }) });
  keeps({ ...seats, words: 'audit' });

  await user.clear(name);
  await user.type(name, 'Seats in Boston');
  await user.click(dialog.getByRole('button', { name: 'Save' }));

  expect(await screen.findByText('Saved as “Seats in Boston”')).toBeInTheDocument();
  expect(sent(SaveFilterDocument)).toEqual([
    {
      input: {
        types: ['Board Seat'],
        industries: [],
        hubs: ['Boston'],
        compensations: [],
        closings: [],
        words: 'audit',
        name: 'Seats in Boston',
        alerts: true,
      },
    },
  ]);
});

it('leaves the next form open when the response to a closed one comes late', async () => {
  const { user, platform } = open('/opportunities?hub=Boston');
  const answerNow = respondLater(SaveFilterDocument, { saveFilter: answer({ id: 'f1' }) });
  await user.click(await screen.findByRole('button', { name: 'Save this filter' }));
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  await user.click(screen.getByRole('button', { name: 'Not now' }));
  await user.click(screen.getByRole('button', { name: 'Save this filter' }));

  answerNow();

  await waitFor(() =>
    expect(platform.events).toContainEqual(
      expect.objectContaining({ message: expect.stringMatching(/^Filter saved/) }),
    ),
  );
  expect(screen.getByRole('dialog', { name: 'Save this filter' })).toBeVisible();
});

it('links to the results of a filter', async () => {
  keeps(seats);
  open();

  expect(await screen.findByRole('link', { name: 'Seats in Boston' })).toHaveAttribute(
    'href',
    '/opportunities?type=Board+Seat&hub=Boston',
  );
});

it('offers everything and each filter above the board, with how many are open, and marks the one that is applied', async () => {
  keeps(seats);
  respond(OpenOpportunitiesDocument, { opportunities: { ...list(), count: 23 } });
  open('/opportunities?hub=Boston&type=Board+Seat');

  const views = within(await screen.findByRole('navigation', { name: 'Saved filters' }));
  const mine = await views.findByRole('link', { name: 'Seats in Boston 6' });
  expect(mine).toHaveAttribute('aria-current', 'page');
  const all = await views.findByRole('link', { name: 'Everything open 23' });
  expect(all).toHaveAttribute('href', '/opportunities');
  expect(all).not.toHaveAttribute('aria-current');
});

it('marks no view while the filters are none of them', async () => {
  keeps(seats);
  open('/opportunities?hub=Seattle');

  const views = within(await screen.findByRole('navigation', { name: 'Saved filters' }));
  for (const link of await views.findAllByRole('link')) expect(link).not.toHaveAttribute('aria-current');
});

it('turns the alerts of a filter off, and back on with the reason when that was not saved', async () => {
  keeps(seats);
  const { user } = open();
  const mail = await screen.findByRole('checkbox', { name: 'Email me new matches for Seats in Boston' });
  respond(SaveFilterDocument, failWith([{ code: 'UNAVAILABLE' }]));

  await user.click(mail);

  expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t save that. ');
  expect(mail).toBeChecked();
  expect(sent(SaveFilterDocument)[0]!.input).toMatchObject({
    id: 'f1',
    alerts: false,
    name: 'Seats in Boston',
  });
});

it('removes a filter, with Undo', async () => {
  keeps(seats);
  const { user, platform } = open();
  const remove = await screen.findByRole('button', { name: 'Delete saved filter Seats in Boston' });
  respond(RemoveFilterDocument, { removeFilter: answer({ id: 'f1' }) });
  keeps();

  await user.click(remove);

  await waitFor(() => expect(screen.queryByText('Your saved filters')).not.toBeInTheDocument());
  expect(sent(RemoveFilterDocument)).toEqual([{ input: { id: 'f1' } }]);
  expect(platform.events).toContainEqual(
    expect.objectContaining({ message: 'Filter “Seats in Boston” deleted', action: expect.anything() }),
  );
});

it('says in the form why a filter was not saved', async () => {
  const message = 'You can keep up to 10 filters. Remove one first.';
  respond(SaveFilterDocument, { saveFilter: refusal('CONFLICT', message) });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Email me new opportunities' }));

  await user.click(await screen.findByRole('button', { name: 'Save' }));

  expect(await screen.findByRole('alert')).toHaveTextContent(message);
});

it('leaves the board usable when the filters did not load', async () => {
  respond(SavedFiltersDocument, failWith([{ code: 'UNAVAILABLE' }]));
  open();

  expect(
    await screen.findByRole('heading', { name: 'We couldn’t load your saved filters' }),
  ).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: /Independent Director/ })).toBeInTheDocument();
});

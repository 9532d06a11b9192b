import { mockServer, renderRemote } from '@athenaeum/shell-contract/testing';
import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { SubscribeToCalendar } from './SubscribeToCalendar';

const addresses = (token: string) => ({
  feed: `https://members.example/calendar/feed/${token}.ics`,
  webcal: `webcal://members.example/calendar/feed/${token}.ics`,
  google: `https://calendar.google.com/calendar/r?cid=${token}`,
});
const feed = '*/api/calendar/feed';
const tells = (token: string) =>
  mockServer.use(http.post(feed, () => HttpResponse.json({ ok: true, data: addresses(token) })));

const open = async () => {
  const { user } = renderRemote(<SubscribeToCalendar />);
  await user.click(screen.getByRole('button', { name: 'Subscribe to Calendar' }));
  return { user, list: within(await screen.findByRole('list', { name: 'Subscribe to Calendar' })) };
};

it('links to Google with the address of the member’s calendar', async () => {
  tells('abc');
  const { list } = await open();

  const google = await list.findByRole('link', { name: 'Google Calendar' });
  expect(google).toHaveAttribute('href', addresses('abc').google);
  expect(google).toHaveAttribute('target', '_blank');
});

it('gives the address for every other calendar, to copy or to open', async () => {
  tells('abc');
  const { user, list } = await open();
  await list.findByRole('link', { name: 'Google Calendar' });

  await user.click(list.getByRole('button', { name: 'Outlook / Other' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Subscribe to Calendar' }));
  expect(dialog.getByRole('textbox', { name: 'Address of your calendar' })).toHaveValue(
    addresses('abc').feed,
  );
  expect(dialog.getByRole('link', { name: 'Open in your calendar' })).toHaveAttribute(
    'href',
    addresses('abc').webcal,
  );
  const copied = jest.spyOn(navigator.clipboard, 'writeText');
  await user.click(dialog.getByRole('button', { name: 'Copy address' }));

  expect(await dialog.findByText('Address copied.')).toBeInTheDocument();
  expect(copied).toHaveBeenCalledWith(addresses('abc').feed);
});

it('makes a new address and ends the old one', async () => {
  tells('abc');
  const ended = jest.fn();
  mockServer.use(
    http.delete(feed, () => {
      ended();
      tells('xyz');
      return HttpResponse.json({ ok: true, data: null });
    }),
  );
  const { user, list } = await open();
  await list.findByRole('link', { name: 'Google Calendar' });
  await user.click(list.getByRole('button', { name: 'Outlook / Other' }));

  await user.click(screen.getByRole('button', { name: 'Get a new address' }));

  expect(await screen.findByText(/The old one no longer works/)).toBeInTheDocument();
  expect(screen.getByRole('textbox')).toHaveValue(addresses('xyz').feed);
  expect(ended).toHaveBeenCalledTimes(1);
});

it('says so when the address did not load, and loads it on Retry', async () => {
  mockServer.use(http.post(feed, () => HttpResponse.json({ ok: false }, { status: 503 })));
  const { user, list } = await open();
  await user.click(await list.findByRole('button', { name: 'Google Calendar' }));
  expect(screen.getByRole('alert')).toHaveTextContent('The address of your calendar did not load');

  tells('abc');
  await user.click(screen.getByRole('button', { name: 'Retry' }));

  expect(await screen.findByRole('textbox')).toHaveValue(addresses('abc').feed);
});

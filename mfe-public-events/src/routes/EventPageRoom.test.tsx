import { Route, Routes } from '@athenaeum/shell-contract';
import { renderRemote, respond, sent, testMember } from '@athenaeum/shell-contract/testing';
import { screen, within } from '@testing-library/react';
import { api } from '../api';
import type { PublicEventDetail } from '../features/eventDetail';
import { PublicEventDocument } from '../features/eventDetail/__generated__/publicEvent';
import { MoreEventsDocument } from '../features/moreEvents/__generated__/moreEvents';
import { manifest } from '../manifest';
import { anEvent } from '../testing/anEvent';
import { answer } from '../testing/answers';
import EventPage from './EventPage';

const page = (
  <Routes>
    <Route path="/upcoming-events/:slug" element={<EventPage />} />
  </Routes>
);

function open(given: Partial<PublicEventDetail> = {}, session: typeof testMember | null = null) {
  respond(PublicEventDocument, { salon: answer(anEvent(given)) });
  respond(MoreEventsDocument, { salons: answer([]) });
  return renderRemote(page, { api, manifest, session, route: '/upcoming-events/the-art-of-the-ask' });
}
const panel = async () => within(await screen.findByRole('complementary', { name: 'RSVP' }));

describe('the seats of an event', () => {
  it('are counted where there is a limit, and free ones said to be', async () => {
    open();

    expect((await panel()).getByText('38 of 100 seats left')).toBeInTheDocument();
    expect((await panel()).getByText('Free')).toBeInTheDocument();
  });

  it.each<[string, Partial<PublicEventDetail>]>([
    ['without a limit', { capacity: null, seats_left: null }],
    ['of an event that is over', { phase: 'RECORDED' }],
    ['of an event that was cancelled', { salon_status: 'cancelled' }],
  ])('%s are not counted', async (_which, given) => {
    open(given);

    await panel();
    expect(screen.queryByText(/seats left/)).not.toBeInTheDocument();
  });

  it('are not called free while an event to be paid for has no price', async () => {
    open({ requires_payment: true, rsvp_state: 'NOT_FOR_SALE' });

    expect((await panel()).queryByText('Free')).not.toBeInTheDocument();
  });
});

it('keeps the way to its panel in reach on narrow screens, with the day and both hours on lines of their own', async () => {
  open();
  await panel();

  const inBar = screen.getByRole('link', { name: 'RSVP', hidden: true });
  expect(inBar).toHaveAttribute('href', '#rsvp');
  const [day, own] = [...inBar.previousElementSibling!.children].map(({ textContent }) => textContent);
  expect(day).toMatch(/ · [\d:]+ [AP]M PT$/);
  expect(own).toMatch(/ UTC$/);
});

describe('an event is shared', () => {
  const address = 'http://localhost/upcoming-events/the-art-of-the-ask';

  it('by copying its address, by mail and on LinkedIn', async () => {
    const { user } = open();
    const share = within((await panel()).getByRole('list', { name: 'Share', hidden: true }));

    expect(share.getByRole('link', { name: 'Email a friend', hidden: true })).toHaveAttribute(
      'href',
      `mailto:?subject=The%20Art%20of%20the%20Ask&body=${encodeURIComponent(address)}`,
    );
    expect(share.getByRole('link', { name: 'Post on LinkedIn', hidden: true })).toHaveAttribute(
      'href',
      `https://www.linkedin.com/sharing/share-offsite/?url=${encodeURIComponent(address)}`,
    );

    const written = jest.spyOn(navigator.clipboard, 'writeText');
    await user.click((await panel()).getByText('Share'));
    await user.click(share.getByRole('button', { name: 'Copy link' }));
    expect(await share.findByText('Link copied')).toBeInTheDocument();
    expect(written).toHaveBeenCalledWith(address);
  });

  it('with its address in words where the browser refuses to copy', async () => {
    const { user } = open();
    await user.click((await panel()).getByText('Share'));
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));

    await user.click(screen.getByRole('button', { name: 'Copy link' }));

    expect(await screen.findByText(`The link could not be copied: ${address}`)).toBeInTheDocument();
  });

  it('and put in a calendar while it is to come, by visitors too', async () => {
    const { unmount } = open();
    expect((await panel()).getByRole('link', { name: 'Outlook / Other', hidden: true })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/calendar\/salons\/the-art-of-the-ask\.ics$/),
    );
    unmount();

    open({ phase: 'RECORDED', rsvp_state: 'OVER' });
    expect((await panel()).getByText('Share')).toBeInTheDocument();
    expect((await panel()).queryByText('Add to Calendar')).not.toBeInTheDocument();
  });
});

it('shows the next events, without asking for this one', async () => {
  open();
  const { slug, title, ...words } = anEvent();
  respond(MoreEventsDocument, {
    salons: answer([{ ...words, id: '2', slug: 'closed-door-dinner', title: 'Closed-Door Dinner' }]),
  });

  const more = within(await screen.findByRole('region', { name: 'More events' }));

  expect(more.getByRole('link', { name: 'Closed-Door Dinner' })).toHaveAttribute(
    'href',
    '/upcoming-events/closed-door-dinner',
  );
  expect(title).not.toBe('Closed-Door Dinner');
  expect(sent(MoreEventsDocument)).toMatchObject([{ input: { slug: { notIn: [slug] } } }]);
});

it('leads visitors to a membership, and members nowhere they are already', async () => {
  const { unmount } = open();
  expect(await screen.findByRole('link', { name: 'See membership' })).toHaveAttribute('href', '/sign-up');
  unmount();

  open({}, testMember);
  await panel();
  expect(screen.queryByRole('link', { name: 'See membership' })).not.toBeInTheDocument();
});

it.each<[PublicEventDetail['rsvp_state'], string | null]>([
  ['OPEN', 'RSVP'],
  ['FULL', 'Join Waitlist'],
  ['NEEDS_CODE', 'Enter invite code'],
  ['ATTENDING', null],
  ['OVER', null],
])('keeps the way to the panel in reach on a phone: %s, %s', async (rsvp_state, words) => {
  open({ rsvp_state }, testMember);
  await panel();

  const toPanel = screen
    .queryAllByRole('link', { hidden: true })
    .filter((link) => link.getAttribute('href') === '#rsvp');
  expect(toPanel.map((link) => link.textContent)).toEqual(words ? [words] : []);
});

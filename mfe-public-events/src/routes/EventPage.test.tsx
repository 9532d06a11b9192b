import { Route, Routes } from '@athenaeum/shell-contract';
import { testMember, mockServer, renderRemote, respond, sent } from '@athenaeum/shell-contract/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { api } from '../api';
import type { PublicEventDetail } from '../features/eventDetail';
import { PublicEventDocument } from '../features/eventDetail/__generated__/publicEvent';
import { ApplyInviteCodeDocument } from '../features/publicRsvp/__generated__/applyInviteCode';
import {
  CreatePublicEventRSVPDocument,
  WithdrawPublicEventRSVPDocument,
} from '../features/publicRsvp/__generated__/memberRsvp';
import { PublicRSVPDocument, type RSVPStatus } from '../features/publicRsvp/__generated__/publicRsvp';
import { manifest } from '../manifest';
import { anEvent, aSeat } from '../testing/anEvent';
import { answer, refusal } from '../testing/answers';
import EventPage from './EventPage';

const page = (
  <Routes>
    <Route path="/upcoming-events/:slug" element={<EventPage />} />
  </Routes>
);
const prospect = { ...testMember, roles: ['prospect' as const] };
const contact = 'mailto:support@athenaeum.test';

const places = (path: string, data: unknown) =>
  http.get(`*/api/places${path}`, () => HttpResponse.json({ ok: true, data }));

beforeEach(() => {
  mockServer.use(
    places('/countries', [
      { code: 'SE', name: 'Sweden' },
      { code: 'SG', name: 'Singapore' },
    ]),
    places('/countries/SE/states', [{ code: 'M', name: 'Skåne' }]),
    places('/countries/SG/states', []),
    places('/countries/SE/states/M/cities', ['Lund', 'Malmö']),
  );
});

function open(given: Parameters<typeof anEvent>[0] = {}, session: typeof testMember | null = null) {
  respond(PublicEventDocument, () => ({ salon: answer(anEvent(given)) }));
  return renderRemote(page, {
    api,
    manifest,
    session,
    route: '/upcoming-events/the-art-of-the-ask',
    platform: { contact },
  });
}
const area = () => screen.findByRole('complementary', { name: 'RSVP' });

it('shows the date, duration in hours, location and invite type, experts and hosts, and About', async () => {
  open();

  expect(await screen.findByRole('heading', { level: 1, name: 'The Art of the Ask' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Upcoming events' })).toHaveAttribute('href', '/upcoming-events');
  const panel = within(await area());
  for (const fact of ['1 h 30 min', 'Virtual', 'Open to Public']) expect(panel.getByText(fact)).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Experts and hosts' })).toBeInTheDocument();
  expect(screen.getByText('Priya Raghunathan')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'About' })).toBeInTheDocument();
});

describe('the text for a visitor', () => {
  it.each<[string, Partial<PublicEventDetail>, string, string]>([
    ['a cancelled event', { salon_status: 'cancelled' }, 'This event was cancelled.', 'See other events'],
    ['a postponed event', { salon_status: 'postponed' }, 'This event was postponed.', 'See other events'],
    ['a past event', { phase: 'RECORDED' }, 'This event has already taken place.', 'See other events'],
    [
      "a members' event",
      { invite_type: 'MEMBERS_ONLY', rsvp_state: 'MEMBERS_ONLY' },
      'This event is for members only.',
      'Sign in',
    ],
    [
      'a paid event',
      { requires_payment: true, price: 45_000, rsvp_state: 'SIGN_IN_TO_PAY' },
      'Please sign in to book a seat at this paid event.',
      'Sign in',
    ],
  ])('of %s gives the reason and a link', async (_what, given, words, way) => {
    open(given);

    const panel = within(await area());
    expect(panel.getByText(words)).toBeInTheDocument();
    expect(panel.getByRole('link', { name: way })).toBeInTheDocument();
    expect(panel.queryByRole('button', { name: /RSVP|Waitlist/ })).not.toBeInTheDocument();
  });

  it('of a paid event is its price; of one without a price, that booking is not open', async () => {
    open({ requires_payment: true, price: 45_000 });
    expect(await area()).toHaveTextContent('$450 a seat');
  });

  it('of a full event says whom to ask, and that there is a waitlist', async () => {
    open({ is_closed: true });

    const panel = within(await area());
    expect(await area()).toHaveTextContent(
      'This event has reached maximum attendance capacity. Please reach out to support@athenaeum.test with questions.',
    );
    expect(panel.getByRole('link', { name: 'support@athenaeum.test' })).toHaveAttribute('href', contact);
    expect(panel.getByRole('button', { name: 'Join Waitlist' })).toBeInTheDocument();
  });

  it('signs in and comes back to the event', async () => {
    open();

    expect(await screen.findByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      '/api/auth/login?returnTo=%2Fupcoming-events%2Fthe-art-of-the-ask',
    );
  });
});

describe('the public form', () => {
  async function fillIn(user: ReturnType<typeof renderRemote>['user']) {
    for (const [label, value] of Object.entries({
      'First name': 'Rosa',
      'Last name': 'Lindgren',
      Email: 'rosa@visitor.test',
      Title: 'Partner',
      Company: 'Lindgren & Co',
    }))
      await user.type(await screen.findByRole('textbox', { name: label }), value);
    await screen.findByRole('option', { name: 'Sweden' });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'Sweden');
    await screen.findByRole('option', { name: 'Skåne' });
    await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Skåne');
    await user.type(screen.getByRole('combobox', { name: 'City' }), 'Malmö');
    for (const box of screen.getAllByRole('checkbox')) await user.click(box);
  }
  const submit = (name = 'RSVP') =>
    within(screen.getByRole('form', { name: 'RSVP' })).getByRole('button', { name });
  const answerOf = (status: RSVPStatus) => ({ publicRSVP: answer({ salon_id: '1', status }) });

  it('waits until it is complete and both boxes are ticked, then confirms', async () => {
    respond(PublicRSVPDocument, answerOf('RESERVED'));
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'RSVP' }));
    await screen.findByRole('form', { name: 'RSVP' });
    expect(submit()).toHaveAttribute('aria-disabled', 'true');
    expect(submit()).toHaveAccessibleDescription(/check both boxes/);

    await fillIn(user);
    await waitFor(() => expect(submit()).not.toHaveAttribute('aria-disabled'));
    await user.click(submit());

    expect(await screen.findByText('We sent an email to rosa@visitor.test.')).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent(/within 30 minutes to confirm your seat/);
    expect(sent(PublicRSVPDocument)).toMatchObject([
      { input: { country: 'Sweden', state: 'Skåne', city: 'Malmö', agree: true, signUpCheck: true } },
    ]);
  }, 60_000);

  it('of a full event puts the guest on the waitlist', async () => {
    respond(PublicRSVPDocument, answerOf('PENDING'));
    const { user } = open({ is_closed: true });
    await user.click(await screen.findByRole('button', { name: 'Join Waitlist' }));
    await fillIn(user);

    await user.click(submit('Join Waitlist'));

    expect(await screen.findByText('We sent an email to rosa@visitor.test.')).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent(/to join the waitlist/);
  }, 60_000);

  it('shows an error beside its field', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'RSVP' }));

    await user.type(await screen.findByRole('textbox', { name: /LinkedIn/ }), 'https://evil.example/in/x');
    await user.type(screen.getByRole('textbox', { name: /Phone/ }), 'call me');
    await user.type(screen.getByRole('textbox', { name: 'Email' }), 'not an address');
    await user.tab();

    expect(await screen.findByText(/Enter a LinkedIn address/)).toBeInTheDocument();
    expect(screen.getByText(/Enter a phone number/)).toBeInTheDocument();
    expect(await screen.findByText('Please enter your email')).toBeInTheDocument();
  });

  it('shows a required error when a field is left empty, and removes it once it is filled', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'RSVP' }));

    const first = await screen.findByRole('textbox', { name: 'First name' });
    await user.click(first);
    await user.tab();
    expect(await screen.findByText('Please enter your first name')).toBeInTheDocument();
    expect(first).toHaveAccessibleDescription('Please enter your first name');
    expect(screen.queryByText('Please enter your company')).not.toBeInTheDocument();

    await user.type(first, 'Rosa');
    await waitFor(() => expect(screen.queryByText('Please enter your first name')).not.toBeInTheDocument());

    await screen.findByRole('option', { name: 'Sweden' });
    await user.click(screen.getByRole('combobox', { name: 'Country' }));
    await user.tab();
    expect(await screen.findByText('Please enter your country')).toBeInTheDocument();
  });

  it('submitted too early shows an error at each field, and focuses the first', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'RSVP' }));
    await user.type(await screen.findByRole('textbox', { name: 'First name' }), 'Rosa');

    await user.click(submit());

    for (const words of [
      'Please enter your last name',
      'Please enter your email',
      'Please enter your title',
      'Please enter your company',
      'Please enter your country',
      'Please enter your state',
      'Please enter your city',
      'Please accept the release agreement',
      'Please agree to receive the newsletter',
    ])
      expect(await screen.findByText(words)).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Last name' })).toHaveFocus();
    expect(sent(PublicRSVPDocument)).toEqual([]);
  });

  it('shows the server’s refusal, and keeps what was typed', async () => {
    respond(PublicRSVPDocument, { publicRSVP: refusal('LIMITED', 'That was a lot at once.') });
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'RSVP' }));
    await fillIn(user);

    await user.click(submit());

    expect(await screen.findByText('That was a lot at once.')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'First name' })).toHaveValue('Rosa');
  }, 60_000);

  it('is typed where a country has no states, and where no lists load', async () => {
    const { user, unmount } = open();
    await user.click(await screen.findByRole('button', { name: 'RSVP' }));
    await screen.findByRole('option', { name: 'Singapore' });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'Singapore');
    expect(await screen.findByRole('textbox', { name: 'State' })).toHaveAccessibleDescription(/province/);
    unmount();

    mockServer.use(http.get('*/api/places/countries', () => HttpResponse.error()));
    const again = open();
    await again.user.click(await screen.findByRole('button', { name: 'RSVP' }));
    expect(await screen.findByRole('textbox', { name: 'Country' })).toBeInTheDocument();
  });
});

describe('an invite-only event', () => {
  it('asks for the code, says when it is wrong and whom to ask, and opens with the right one', async () => {
    respond(ApplyInviteCodeDocument, ({ input }) => ({
      applyInviteCode:
        input.invite_code === 'GOLDEN-26' ? answer(true) : refusal('INVALID', 'Incorrect invite code.'),
    }));
    const { user } = open({ invite_type: 'INVITE_ONLY', rsvp_state: 'NEEDS_CODE' });

    await user.click(await screen.findByRole('button', { name: 'Enter invite code' }));
    const field = screen.getByRole('textbox', { name: 'Invite code' });
    await user.type(field, 'SILVER{Enter}');
    expect(await screen.findByRole('link', { name: 'Contact us' })).toHaveAttribute('href', contact);
    expect(field).toHaveAccessibleDescription(/^Incorrect invite code\./);

    await user.clear(field);
    expect(screen.queryByRole('link', { name: 'Contact us' })).not.toBeInTheDocument();
    await user.type(field, 'GOLDEN-26');
    await user.click(screen.getByRole('button', { name: 'Apply' }));

    expect(await screen.findByRole('button', { name: 'RSVP' })).toBeInTheDocument();
  });

  it('does not refer to support when the server does not answer', async () => {
    respond(ApplyInviteCodeDocument, () => HttpResponse.error());
    const { user } = open({ invite_type: 'INVITE_ONLY', rsvp_state: 'NEEDS_CODE' });

    await user.click(await screen.findByRole('button', { name: 'Enter invite code' }));
    await user.type(screen.getByRole('textbox', { name: 'Invite code' }), 'GOLDEN-26{Enter}');

    expect(await screen.findByText(/could not reach the server/)).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Contact us' })).not.toBeInTheDocument();
  });

  it('opens to a member without one, and to a prospect with an earlier RSVP', async () => {
    const { unmount } = open({ invite_type: 'INVITE_ONLY' }, testMember);
    expect(await screen.findByRole('button', { name: 'RSVP' })).toBeInTheDocument();
    unmount();

    open({ invite_type: 'INVITE_ONLY', my_rsvp: aSeat(), rsvp_state: 'INVITED' }, prospect);
    expect(await screen.findByRole('button', { name: 'RSVP' })).toBeInTheDocument();
  });
});

describe('for a signed-in user', () => {
  it('one click reserves a seat, and another withdraws', async () => {
    let own: Partial<PublicEventDetail> = {};
    const { id } = aSeat();
    respond(PublicEventDocument, () => ({ salon: answer(anEvent(own)) }));
    respond(CreatePublicEventRSVPDocument, () => {
      own = { my_rsvp: aSeat(), rsvp_state: 'ATTENDING' };
      return { createRSVP: answer({ id, status: 'RESERVED' as const, order: null }) };
    });
    respond(WithdrawPublicEventRSVPDocument, () => {
      own = { my_rsvp: aSeat(), rsvp_state: 'OPEN' };
      return { withdrawRSVP: answer({ id, status: 'INVITED' as const }) };
    });
    const { user } = renderRemote(page, { api, manifest, route: '/upcoming-events/the-art-of-the-ask' });

    await user.click(await screen.findByRole('button', { name: 'RSVP' }));
    expect(await screen.findByText('Attending')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Google Calendar' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Outlook / Other' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/calendar\/salons\/the-art-of-the-ask\.ics$/),
    );
    expect(sent(CreatePublicEventRSVPDocument)).toMatchObject([{ input: { userId: testMember.id } }]);

    await user.click(screen.getByRole('button', { name: 'Not Attending' }));
    expect(await screen.findByRole('button', { name: 'RSVP' })).toBeInTheDocument();
  });

  it.each([
    ['paid', { requires_payment: true, price: 45_000 }, /You paid for it, so member support will email you/],
    ['full', { is_closed: true }, /it goes to the first person on the waitlist/],
  ])(
    'a seat at a %s event is asked after before it is given up, and can be kept',
    async (_kind, more, words) => {
      const { user } = open({ ...more, my_rsvp: aSeat(), rsvp_state: 'ATTENDING' }, testMember);
      await user.click(await screen.findByRole('button', { name: 'Not Attending' }));
      expect(screen.getByText(words)).toBeInTheDocument();

      await user.click(screen.getByRole('button', { name: 'Not Attending' }));
      await user.click(await screen.findByRole('button', { name: 'Keep my seat' }));

      expect(await screen.findByRole('button', { name: 'Not Attending' })).toBeInTheDocument();
      expect(sent(WithdrawPublicEventRSVPDocument)).toEqual([]);
    },
  );

  it('the join link is there once the event is live, and only where there is one', async () => {
    const live = { phase: 'LIVE', my_rsvp: aSeat(), rsvp_state: 'LIVE' } as const;
    const { unmount } = open({ ...live, link: 'https://meet.example/room' }, testMember);
    expect(await screen.findByRole('link', { name: 'Join' })).toHaveAttribute(
      'href',
      'https://meet.example/room',
    );
    unmount();

    open({ ...live, link: null }, testMember);
    expect(await screen.findByText('Live now')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Join' })).not.toBeInTheDocument();
  });

  it('a place in line is shown, and can be left', async () => {
    const my_rsvp = aSeat({ waitlist_position: 3 });
    open({ is_closed: true, my_rsvp, rsvp_state: 'WAITLISTED' }, testMember);

    expect(await screen.findByText('Added to Waitlist.')).toBeInTheDocument();
    expect(screen.getByText(/You are 3rd in line/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Leave waitlist' })).toBeInTheDocument();
  });

  it('a place in line at a paid event is asked with again', async () => {
    const paid = { requires_payment: true, price: 45_000 };
    open({ ...paid, my_rsvp: aSeat(), rsvp_state: 'WAITLISTED' }, testMember);

    expect(await screen.findByText(/Paid seats aren’t passed down the line/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Ask again' })).toBeInTheDocument();
  });

  it('a failure is shown beside the button, with Retry', async () => {
    respond(CreatePublicEventRSVPDocument, () => HttpResponse.error());
    const { user } = open({}, testMember);

    await user.click(await screen.findByRole('button', { name: 'RSVP' }));

    expect(await screen.findByRole('alert')).toHaveTextContent('Nothing has changed.');
    expect(screen.getByRole('button', { name: 'Retry' })).toBeInTheDocument();
  });

  it('a prospect is told what a membership gives access to', async () => {
    open({ invite_type: 'MEMBERS_ONLY', rsvp_state: 'MEMBERS_ONLY' }, prospect);

    expect(await screen.findByText('This event is for members only.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Membership' })).toHaveAttribute('href', '/sign-up');
  });

  it('data loaded for a visitor is reloaded once the session is known', async () => {
    const { platform } = open();
    await screen.findByRole('button', { name: 'RSVP' });
    respond(PublicEventDocument, { salon: answer(anEvent({ my_rsvp: aSeat(), rsvp_state: 'ATTENDING' })) });

    act(() => platform.signIn(testMember));

    expect(await screen.findByText('Attending')).toBeInTheDocument();
  });
});

it('says that there is no such event, whether it is missing or private', async () => {
  respond(PublicEventDocument, { salon: refusal('NOT_FOUND', 'We could not find it.') });
  renderRemote(page, { api, manifest, session: null, route: '/upcoming-events/nothing' });

  expect(await screen.findByRole('heading', { name: 'We could not find that event' })).toBeInTheDocument();
});

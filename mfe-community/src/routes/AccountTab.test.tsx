import {
  failWith,
  mockServer,
  renderRemote,
  respond,
  sent,
  testMember,
} from '@athenaeum/shell-contract/testing';
import { KEPT_PAGES, whenAskedToKeep } from '@athenaeum/shared-ui/kept-pages';
import { READ_DETAILS, type ReadDetail } from '@athenaeum/users-contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { api } from '../api';
import {
  AccountDocument,
  type AccountQuery,
  ChooseAttendanceDocument,
  ChooseLanguageDocument,
  DeleteUserDocument,
  KeepUserDocument,
  SaveNotificationSettingsDocument,
} from '../features/account/__generated__/account';
import { reloadPage } from '../components/reloadPage';
import { DataAccessesDocument, type DataAccessesQuery } from '../features/account/__generated__/dataAccess';
import { answer, refusal } from '../testing/answer';
import AccountTab from './AccountTab';

jest.mock('../components/reloadPage');

const { id } = testMember;
const DUE = Date.UTC(2031, 4, 6, 18);

type OwnEmailChange = NonNullable<NonNullable<AccountQuery['ownEmailChange']>['data']>;
type Account = NonNullable<NonNullable<AccountQuery['me']>['data']>;

const account = (own: Partial<Account> = {}) => ({
  me: answer<Account>({
    id,
    email: 'amara@example.test',
    language: null,
    shows_attendance: false,
    subscription_end_date: null,
    billing_provider: 'stripe',
    portal_nda_agreement_date: null,
    deletion_due_at: null,
    ...own,
  }),
  ownEmailChange: answer<OwnEmailChange | null>(null),
  notificationSettings: answer<NonNullable<NonNullable<AccountQuery['notificationSettings']>['data']>>({
    off: ['groups'],
    quiet_hours: null,
  }),
  consents: answer([{ id: 'k1', kind: 'member_agreement', given_at: Date.UTC(2025, 10, 4, 18) }]),
});

const signIn = (device: string | null, is_current = false) => ({
  id: `s-${device ?? 'unknown'}`,
  device,
  created_at: Date.UTC(2025, 10, 4, 18),
  seen_at: Date.UTC(2025, 10, 5, 18),
  is_current,
});

// msw takes any JSON; its type wants a literal one.
const json = (data: unknown, init?: ResponseInit) => HttpResponse.json(data as never, init);
const refused = (code: string, message: string, status = 400) =>
  json({ ok: false, code, message, fields: null, data: null }, { status });

/** Fakes a gateway with two sign-ins and three mailing lists. */
function gateway(provider = 'embedded') {
  let signIns = [signIn('Chrome on Mac', true), signIn('Safari on iPhone'), signIn(null)];
  let mail = ['reminders', 'invitations', 'connections', 'week'].map((list) => ({ list, wanted: true }));
  const asked: string[] = [];
  mockServer.use(
    http.get('*/api/billing/subscriptions', () => {
      asked.push('billing');
      return json(answer({ provider, rows: [] }));
    }),
    http.get('*/api/auth/sessions', () => json(answer(signIns))),
    http.delete('*/api/auth/sessions', () => {
      const others = signIns.filter(({ is_current }) => !is_current).length;
      signIns = signIns.filter(({ is_current }) => is_current);
      return json(answer(others));
    }),
    http.delete('*/api/auth/sessions/:id', ({ params }) => {
      asked.push(`end ${String(params.id)}`);
      signIns = signIns.filter((one) => one.id !== params.id);
      return json(answer(true));
    }),
    http.get('*/api/auth/passkeys', () => json(answer([]))),
    http.get('*/api/auth/second-factor', () =>
      json(answer({ added_at: null, recovery_codes_left: 0, is_required: false })),
    ),
    http.get('*/api/account/push', () => json(answer({ key: null }))),
    http.head('*/kept.json', () => new HttpResponse(null, { status: 404 })),
    http.get('*/api/account/mail', () => json(answer(mail))),
    http.put('*/api/account/mail', async ({ request }) => {
      const wish = (await request.json()) as { list: string; wanted: boolean };
      mail = mail.map((one) => (one.list === wish.list ? wish : one));
      return json(answer(mail));
    }),
  );
  return asked;
}

type Access = NonNullable<NonNullable<DataAccessesQuery['dataAccesses']>['data']>[number];

const access = (place: number, row: Partial<Access> = {}): Access => ({
  id: `a${place}`,
  reader: 'Margaret Rosenthal',
  details: ['email', 'demographics'],
  times: 1,
  last_at: Date.UTC(2025, 10, 5, 18),
  ...row,
});

type AccessAnswer = NonNullable<DataAccessesQuery['dataAccesses']>;
const nobody = (): AccessAnswer => ({ ...answer([]), count: 0 });
beforeEach(() => respond(DataAccessesDocument, { dataAccesses: nobody() }));

async function open(
  own?: Partial<Account>,
  provider?: string,
  read: (detail: ReadDetail | undefined, take: number) => AccessAnswer = nobody,
) {
  respond(AccountDocument, account(own));
  respond(DataAccessesDocument, ({ input }) => ({
    dataAccesses: read(
      READ_DETAILS.find((one) => one === input.detail?.equals),
      input.take ?? 10,
    ),
  }));
  const asked = gateway(provider);
  const view = renderRemote(<AccountTab />, { api, route: '/my-profile?tab=account' });
  await screen.findByRole('region', { name: 'Contact email' });
  return { ...view, asked };
}

const part = (name: string) => within(screen.getByRole('region', { name }));

describe('who has read private details', () => {
  const card = 'Who has read your private details';
  const openWith = async (rows: readonly Access[]) => {
    const view = await open({}, undefined, (detail, take) => {
      const found = rows.filter(({ details }) => !detail || details.includes(detail));
      return { ...answer(found.slice(0, take)), count: found.length };
    });
    await waitFor(() => expect(part(card).queryByRole('status')).not.toBeInTheDocument());
    return view;
  };

  it('is nobody, said so', async () => {
    await openWith([]);

    expect(await part(card).findByText('Nobody has.')).toBeVisible();
    expect(part(card).queryByRole('combobox')).not.toBeInTheDocument();
  });

  it('is named with what was read, how often and when', async () => {
    await openWith([access(0, { times: 3 }), access(1, { reader: null, details: ['staff_notes'] })]);

    const [first, second] = await part(card).findAllByRole('listitem');
    expect(first).toHaveTextContent('Margaret RosenthalEmail and Demographics');
    expect(first).toHaveTextContent('3 times that day');
    expect(second).toHaveTextContent('Somebody who has leftNotes of our staff');
    expect(second).not.toHaveTextContent('times');
  });

  it('comes in steps, and by detail, which the address keeps beside the tab', async () => {
    const rows = [0, 1, 2, 3, 4, 5].map((place) => access(place));
    const { user } = await openWith([...rows, access(6, { details: ['phone'] })]);
    expect(await part(card).findAllByRole('listitem')).toHaveLength(5);

    await user.click(part(card).getByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(part(card).getAllByRole('listitem')).toHaveLength(7));

    await user.selectOptions(part(card).getByRole('combobox', { name: 'Details' }), 'Phone');
    await waitFor(() => expect(part(card).getAllByRole('listitem')).toHaveLength(1));
    expect(window.location.search).toBe('?tab=account&read=phone');

    await user.selectOptions(part(card).getByRole('combobox', { name: 'Details' }), 'All details');
    expect(window.location.search).toBe('?tab=account');
  });
});

describe('the language', () => {
  beforeEach(() => jest.mocked(reloadPage).mockClear());
  const language = () => part('Language').getByRole('combobox', { name: 'Language' });
  const chosen = (value: 'es' | null) => answer({ id, language: value });

  it.each([
    ['follows the browser until one is chosen', null, 'Same as my browser', 'Español', 'es'],
    ['can follow the browser again', 'es', 'Español', 'Same as my browser', null],
  ] as const)('%s', async (_what, before, shown, wish, saved) => {
    respond(ChooseLanguageDocument, { updateUser: chosen(saved) });
    const { user } = await open({ language: before });
    expect(language()).toHaveDisplayValue(shown);

    await user.selectOptions(language(), wish);

    await waitFor(() => expect(reloadPage).toHaveBeenCalledTimes(1));
    expect(sent(ChooseLanguageDocument)).toEqual([{ input: { language: saved } }]);
  });

  it('stays as it was where it was not saved, and says so at the field', async () => {
    respond(ChooseLanguageDocument, { updateUser: refusal('INVALID', 'Choose one of the options') });
    const { user } = await open({ language: null });

    await user.selectOptions(language(), 'Español');

    await waitFor(() => expect(language()).toHaveAccessibleDescription('Choose one of the options'));
    expect(language()).toHaveDisplayValue('Same as my browser');
    expect(reloadPage).not.toHaveBeenCalled();
  });
});

describe('who sees where the member attends', () => {
  const choice = () =>
    part('Events you attend').getByRole('checkbox', { name: 'Show my connections which events I attend' });
  const chosen = (shows_attendance: boolean) => answer({ id, shows_attendance });

  it('is nobody until connections are chosen, saved on change', async () => {
    respond(ChooseAttendanceDocument, { updateUser: chosen(true) });
    const { user } = await open();
    expect(choice()).not.toBeChecked();

    respond(AccountDocument, account({ shows_attendance: true }));
    await user.click(choice());

    expect(sent(ChooseAttendanceDocument)).toEqual([{ input: { shows_attendance: true } }]);
    await waitFor(() => expect(choice()).toBeChecked());
  });

  it('stays as it was where it was not saved, and says so', async () => {
    respond(ChooseAttendanceDocument, { updateUser: refusal('UNAVAILABLE', 'Try again in a moment.') });
    const { user } = await open({ shows_attendance: true });

    await user.click(choice());

    expect(await screen.findByText('Try again in a moment.')).toBeInTheDocument();
    expect(choice()).toBeChecked();
  });
});

describe('the email', () => {
  const ask = async () => {
    const view = await open();
    await view.user.click(part('Contact email').getByRole('button', { name: 'Change email' }));
    const dialog = within(screen.getByRole('dialog'));
    const give = async (email: string) => {
      await view.user.click(dialog.getByLabelText('New email'));
      await view.user.paste(email);
    };
    return { ...view, dialog, give };
  };

  it('is not editable, and a change is requested from member support', async () => {
    let body: unknown;
    mockServer.use(
      http.post('*/webhooks/send-email', async ({ request }) => {
        body = await request.json();
        return json({ ...answer(null), message: "Thanks! We'll be in touch soon." }, { status: 202 });
      }),
    );
    const { user, dialog, give } = await ask();
    expect(part('Contact email').getByRole('textbox', { name: 'Email' })).toBeDisabled();

    await give('amara@new.test');
    await user.click(dialog.getByRole('button', { name: 'Request this change' }));

    expect(
      await dialog.findByRole('heading', { name: "Thanks! We'll be in touch soon." }),
    ).toBeInTheDocument();
    expect(body).toMatchObject({
      emailTemplate: '/emails/general-email.hbs',
      emailConfig: { subject: 'Email Change Request' },
      emailParams: { new_email: 'amara@new.test' },
    });
    await user.click(dialog.getByRole('button', { name: 'Done' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(part('Contact email').getByRole('textbox')).toHaveValue('amara@example.test');
  });

  it.each([
    [
      'waits for member support',
      { asked_at: Date.UTC(2025, 10, 5, 18), confirm_until: null },
      /^A change to amara@new\.test was requested on Nov 5, .+ and waits for member support\. Another request replaces this one\.$/,
    ],
    [
      'waits to be confirmed',
      { asked_at: null, confirm_until: DUE },
      /^Open the link we sent to amara@new\.test by May 6, .+ to change your email\. After that, request it again\.$/,
    ],
  ])('says to which address a change %s', async (_what, change, words) => {
    respond(AccountDocument, {
      ...account(),
      ownEmailChange: answer<OwnEmailChange>({ new_email: 'amara@new.test', ...change }),
    });
    gateway();
    renderRemote(<AccountTab />, { api, route: '/my-profile?tab=account' });
    await screen.findByRole('region', { name: 'Contact email' });

    expect(part('Contact email').getByRole('status')).toHaveTextContent(words);
    expect(part('Contact email').getByRole('textbox')).toHaveValue('amara@example.test');
  });

  it.each([
    ['nonsense', /email/i],
    ['Amara@Example.test', 'This is already your email.'],
  ])('is not requested as %s', async (typed, words) => {
    const { user, dialog, give } = await ask();

    await give(typed);
    await user.click(dialog.getByRole('button', { name: 'Request this change' }));

    expect(await dialog.findByText(words, { selector: '[id$="-error"] *' })).toBeInTheDocument();
  });

  it('keeps what is typed next when the response to a closed request comes late', async () => {
    let answerNow = () => undefined as void;
    const told = new Promise<void>((resolve) => (answerNow = resolve));
    let answered = 0;
    mockServer.use(
      http.post('*/webhooks/send-email', async () => {
        await told;
        answered += 1;
        return json(answer(null), { status: 202 });
      }),
    );
    const { user, dialog, give } = await ask();
    await give('amara@new.test');
    await user.click(dialog.getByRole('button', { name: 'Request this change' }));
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await user.click(part('Contact email').getByRole('button', { name: 'Change email' }));
    await user.type(screen.getByLabelText('New email'), 'amara@other.test');

    answerNow();
    await waitFor(() => expect(answered).toBe(1));
    await user.type(screen.getByLabelText('New email'), '.uk');

    expect(screen.getByRole('dialog', { name: 'Change your email' })).toBeVisible();
    expect(screen.getByLabelText('New email')).toHaveValue('amara@other.test.uk');
  });

  it('says when asking failed, and keeps what was typed', async () => {
    mockServer.use(
      http.post('*/webhooks/send-email', () => refused('UNAVAILABLE', 'Failed to send email', 503)),
    );
    const { user, dialog, give } = await ask();

    await give('amara@new.test');
    await user.click(dialog.getByRole('button', { name: 'Request this change' }));

    expect(await dialog.findByRole('alert')).toHaveTextContent('Something went wrong. Please try again.');
    expect(dialog.getByRole('textbox', { name: 'New email' })).toHaveValue('amara@new.test');
  });
});

it('has a password reset mailed, and says when that failed', async () => {
  let isAway = true;
  mockServer.use(
    http.post('*/api/auth/password-reset', () =>
      isAway ? refused('LIMITED', 'Too much at once.', 429) : json(answer(null), { status: 202 }),
    ),
  );
  const { user } = await open();

  await user.click(part('Password').getByRole('button', { name: 'Reset password' }));
  expect(await part('Password').findByRole('alert')).toHaveTextContent('Too much at once.');
  isAway = false;
  await user.click(part('Password').getByRole('button', { name: 'Reset password' }));

  expect(await part('Password').findByText('Password reset sent.')).toBeInTheDocument();
  expect(part('Password').queryByRole('alert')).not.toBeInTheDocument();
});

describe('the plan', () => {
  it('leads to managing it, and to the portal of a provider that has one', async () => {
    await open({ subscription_end_date: DUE }, 'stripe');

    const plan = part('Plan and billing');
    expect(await plan.findByRole('link', { name: 'Open the billing portal' })).toHaveAttribute(
      'href',
      '/api/billing/portal',
    );
    expect(plan.getByText('Your plan is paid until Tue, May 6, 2031.')).toBeInTheDocument();
    expect(plan.getByRole('link', { name: 'Manage plan' })).toHaveAttribute('href', '/manage-plan');
  });

  it('shows no portal where there is none', async () => {
    const { asked } = await open();

    await waitFor(() => expect(asked).toContain('billing'));
    expect(part('Plan and billing').queryByRole('link', { name: /portal/ })).not.toBeInTheDocument();
  });
});

it('shows the address of the calendar feed, makes a new one, and stops sharing', async () => {
  let token = 'first';
  mockServer.use(
    http.post('*/api/calendar/feed', () =>
      json(
        answer({
          feed: `https://x.test/calendar/feed/${token}.ics`,
          webcal: `webcal://x.test/${token}.ics`,
          google: 'https://calendar.google.com/',
        }),
      ),
    ),
    http.delete('*/api/calendar/feed', () => {
      token = 'second';
      return json(answer(null));
    }),
  );
  const { user } = await open();
  const calendar = part('Calendar');
  const address = () => calendar.getByRole('textbox', { name: 'Calendar address' });

  await user.click(calendar.getByRole('button', { name: 'Show the address' }));
  await waitFor(() => expect(address()).toHaveValue('https://x.test/calendar/feed/first.ics'));
  await user.click(calendar.getByRole('button', { name: 'Get a new address' }));
  await waitFor(() => expect(address()).toHaveValue('https://x.test/calendar/feed/second.ics'));
  await user.click(calendar.getByRole('button', { name: 'Stop sharing' }));

  expect(await calendar.findByText('The address no longer works.')).toBeInTheDocument();
  expect(calendar.queryByRole('textbox')).not.toBeInTheDocument();
});

describe('sign-ins', () => {
  const devices = () =>
    part('Where you’re signed in')
      .getAllByRole('listitem')
      .map((item) => item.querySelector('strong')?.textContent);

  it('ends one, and never this browser', async () => {
    const { user, asked } = await open();
    const list = part('Where you’re signed in');
    await list.findByText('Chrome on Mac');
    expect(devices()).toEqual(['Chrome on Mac', 'Safari on iPhone', 'Unknown browser']);
    expect(list.queryByRole('button', { name: /Sign out Chrome on Mac/ })).not.toBeInTheDocument();

    await user.click(list.getByRole('button', { name: /Sign out Safari on iPhone/ }));

    await waitFor(() => expect(devices()).toEqual(['Chrome on Mac', 'Unknown browser']));
    expect(asked).toContain('end s-Safari on iPhone');
    expect(list.getByRole('heading', { name: 'Where you’re signed in' })).toHaveFocus();
  });

  it('ends all others', async () => {
    const { user } = await open();
    const list = part('Where you’re signed in');

    await user.click(await list.findByRole('button', { name: 'Sign out everywhere else' }));

    await waitFor(() => expect(devices()).toEqual(['Chrome on Mac']));
    expect(list.queryByRole('button')).not.toBeInTheDocument();
  });

  it('says when one could not be ended, and shows which there are', async () => {
    const { user } = await open();
    mockServer.use(
      http.delete('*/api/auth/sessions/:id', () => refused('NOT_FOUND', 'No such session.', 404)),
    );
    const list = part('Where you’re signed in');

    await user.click(await list.findByRole('button', { name: /Sign out Safari/ }));

    expect(await list.findByRole('alert')).toHaveTextContent('No such session.');
  });

  it('says when the list did not load, and loads it on Retry', async () => {
    respond(AccountDocument, account());
    gateway();
    mockServer.use(
      http.get('*/api/auth/sessions', () => refused('UNAVAILABLE', 'Away.', 503), { once: true }),
    );
    const { user } = renderRemote(<AccountTab />, { api });
    await screen.findByRole('region', { name: 'Where you’re signed in' });
    const list = part('Where you’re signed in');

    await user.click(await list.findByRole('button', { name: 'Retry' }));

    expect(await list.findByText('Chrome on Mac')).toBeInTheDocument();
  });
});

describe('on this device', () => {
  const CARD = 'On this device';
  const NOTIFY = 'Notify me on this device';

  /** A browser with a service worker, whose member answers its question. */
  function aBrowser(permission: NotificationPermission) {
    const done: string[] = [];
    const subscription = {
      toJSON: () => ({ endpoint: 'https://push.example/1', keys: { p256dh: 'public', auth: 'secret' } }),
      unsubscribe: async () => done.push('unsubscribed'),
    };
    const pushManager = {
      getSubscription: async () => (done.includes('subscribed') ? subscription : null),
      subscribe: async ({ applicationServerKey }: PushSubscriptionOptionsInit) => {
        done.push(`subscribed`, `with ${String(applicationServerKey)}`);
        return subscription;
      },
    };
    const registration = { pushManager, unregister: async () => done.push('unregistered') };
    const isGranted = { permission: 'default' as NotificationPermission };
    const serviceWorker = {
      ready: Promise.resolve(registration),
      register: async (url: string) => done.push(`worker ${url}`),
      getRegistration: async () => registration,
    };
    Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
    Object.assign(window, {
      PushManager: class {},
      Notification: {
        get permission() {
          return isGranted.permission;
        },
        requestPermission: async () => {
          done.push('asked');
          isGranted.permission = permission;
          return permission;
        },
      },
    });
    return done;
  }
  function aServer(key: string | null) {
    const kept: unknown[] = [];
    mockServer.use(
      http.get('*/api/account/push', () => json(answer({ key }))),
      http.post('*/api/account/push', async ({ request }) => {
        kept.push(await request.json());
        return json(answer({ id: 'browser-1' }));
      }),
      http.delete('*/api/account/push/:id', ({ params }) => {
        kept.push(`no more ${String(params.id)}`);
        return json(answer(true));
      }),
    );
    return kept;
  }
  /** After the fakes of the other cards, whose server sends nothing. */
  async function openWith(key: string | null) {
    const view = await open();
    const kept = aServer(key);
    act(() => view.unmount());
    renderRemote(<AccountTab />, { api, route: '/my-profile?tab=account' });
    return { ...view, kept };
  }
  afterEach(() => {
    localStorage.clear();
    Reflect.deleteProperty(navigator, 'serviceWorker');
    Reflect.deleteProperty(window, 'PushManager');
    Reflect.deleteProperty(window, 'Notification');
  });

  it('is not offered where the server sends nothing to devices', async () => {
    aBrowser('granted');
    await open();
    await part('Email preferences').findByRole('group');

    expect(screen.queryByRole('region', { name: CARD })).not.toBeInTheDocument();
  });

  it('asks the member’s leave at the click alone, and turns the browser on and off', async () => {
    const done = aBrowser('granted');
    const { user, kept } = await openWith('public-key');
    const box = await screen.findByRole('checkbox', { name: NOTIFY });
    expect(box).not.toBeChecked();
    expect(done).toEqual([]);

    await user.click(box);

    await waitFor(() => expect(localStorage.getItem('athenaeum.device')).toContain('browser-1'));
    await waitFor(() => expect(box).toHaveAttribute('aria-disabled', 'false'));
    expect(box).toBeChecked();
    expect(done).toEqual(['asked', `worker /sw.js?account=${id}`, 'subscribed', 'with public-key']);
    expect(kept).toEqual([{ endpoint: 'https://push.example/1', p256dh: 'public', auth: 'secret' }]);

    await user.click(box);

    await waitFor(() => expect(kept).toContain('no more browser-1'));
    await waitFor(() => expect(box).not.toBeChecked());
    expect(done.slice(-2)).toEqual(['unsubscribed', 'unregistered']);
    expect(localStorage.getItem('athenaeum.device')).toBeNull();
  });

  it('says where the browser’s settings are in the way', async () => {
    const done = aBrowser('denied');
    const { user, kept } = await openWith('public-key');

    await user.click(await screen.findByRole('checkbox', { name: NOTIFY }));

    expect(await part(CARD).findByRole('alert')).toHaveTextContent('are blocked in this browser');
    expect(screen.getByRole('checkbox', { name: NOTIFY })).not.toBeChecked();
    expect([done, kept]).toEqual([['asked'], []]);
  });

  it('leaves nothing behind where the server does not keep it', async () => {
    const done = aBrowser('granted');
    const { user } = await openWith('public-key');
    mockServer.use(http.post('*/api/account/push', () => refused('LIMITED', 'That was a lot at once.', 429)));

    await user.click(await screen.findByRole('checkbox', { name: NOTIFY }));

    expect(await part(CARD).findByRole('alert')).toHaveTextContent('That was a lot at once.');
    expect(done.slice(-2)).toEqual(['unsubscribed', 'unregistered']);
    expect(localStorage.getItem('athenaeum.device')).toBeNull();
  });

  it('says so in a browser that cannot', async () => {
    await openWith('public-key');

    expect(await screen.findByText('This browser can’t show notifications.')).toBeVisible();
    expect(screen.queryByRole('checkbox', { name: NOTIFY })).not.toBeInTheDocument();
  });
});

describe('pages that are kept', () => {
  const KEEP = 'Keep pages on this device';
  const summary = {
    account: id,
    at: Date.UTC(2025, 10, 5, 18),
    bytes: 1_440_000,
    pages: [
      { path: '/my-salons', title: 'My Content' },
      { path: '/salons/boardroom-ready', title: 'Boardroom Ready' },
    ],
  };

  let shell: () => Promise<boolean>;
  beforeAll(() => whenAskedToKeep(() => shell()));

  /** A browser with caches and a service worker, in whose page the shell keeps what it is asked to. */
  function aBrowser({ keeps = true } = {}) {
    const done: string[] = [];
    const stores = new Map<string, unknown>();
    const registration = { unregister: async () => done.push('unregistered') };
    Object.defineProperty(navigator, 'serviceWorker', {
      configurable: true,
      value: {
        ready: Promise.resolve(registration),
        register: async (url: string) => done.push(url),
        getRegistration: async () => registration,
      },
    });
    Object.assign(window, {
      caches: {
        has: async (name: string) => stores.has(name),
        delete: async (name: string) => stores.delete(name),
        open: async (name: string) => ({ match: async () => Response.json(stores.get(name)) }),
      },
    });
    shell = async () => {
      if (keeps) stores.set(KEPT_PAGES, summary);
      return keeps;
    };
    return { done, stores };
  }
  async function openOffered() {
    const view = await open();
    mockServer.use(http.head('*/kept.json', () => json({})));
    act(() => view.unmount());
    renderRemote(<AccountTab />, { api, route: '/my-profile?tab=account' });
    return { user: view.user, box: await screen.findByRole('checkbox', { name: KEEP }) };
  }
  afterEach(() => {
    localStorage.clear();
    Reflect.deleteProperty(navigator, 'serviceWorker');
    Reflect.deleteProperty(window, 'caches');
  });

  it('are offered without notifications; it says what is kept and how much, and removes it', async () => {
    const { done, stores } = aBrowser();
    const { user, box } = await openOffered();
    expect(box).not.toBeChecked();
    expect(screen.queryByRole('checkbox', { name: 'Notify me on this device' })).not.toBeInTheDocument();

    await user.click(box);

    expect(await screen.findByText(/^2 pages, 1.4 MB, as of/)).toBeVisible();
    expect(box).toBeChecked();
    expect(done).toEqual([`/sw.js?account=${id}&keeps=on`]);
    expect(screen.getByRole('link', { name: 'Boardroom Ready', hidden: true })).toHaveAttribute(
      'href',
      '/salons/boardroom-ready',
    );

    await user.click(screen.getByRole('button', { name: 'Remove them' }));

    await waitFor(() => expect(box).not.toBeChecked());
    expect(stores.size).toBe(0);
    expect(localStorage.getItem('athenaeum.device')).toBeNull();
    expect(done.at(-1)).toBe('unregistered');
  });

  it('say where not all could be kept, and are tried again', async () => {
    aBrowser({ keeps: false });
    const { user, box } = await openOffered();

    await user.click(box);

    expect(await part('On this device').findByRole('alert')).toHaveTextContent(
      'Not everything could be kept.',
    );
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });

  it('are not offered by a browser that cannot', async () => {
    const view = await open();
    mockServer.use(http.head('*/kept.json', () => json({})));
    act(() => view.unmount());
    renderRemote(<AccountTab />, { api, route: '/my-profile?tab=account' });

    expect(await screen.findByText('This browser can’t keep pages.')).toBeVisible();
  });
});

describe('mailing lists', () => {
  it('are turned off one by one', async () => {
    const { user } = await open();
    const mail = part('Email preferences');
    const reminders = await mail.findByRole('checkbox', { name: 'Reminders for events you’re attending' });

    expect(mail.getByRole('checkbox', { name: 'Your week, as a letter on Monday morning' })).toBeChecked();
    await user.click(reminders);

    await waitFor(() => expect(reminders).not.toBeChecked());
    expect(mail.getByRole('checkbox', { name: 'Invitations from members' })).toBeChecked();
    expect(mail.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('stay as they were when the change was not saved', async () => {
    const { user } = await open();
    mockServer.use(http.put('*/api/account/mail', () => refused('UNAVAILABLE', 'Please try again.', 503)));
    const reminders = await part('Email preferences').findByRole('checkbox', {
      name: 'Reminders for events you’re attending',
    });

    await user.click(reminders);

    expect(await part('Email preferences').findByRole('alert')).toHaveTextContent('That wasn’t saved.');
    expect(reminders).toBeChecked();
  });
});

it('lists the consents, with the day', async () => {
  await open({ portal_nda_agreement_date: Date.UTC(2025, 10, 4, 18) });

  expect(part('Consents').getByRole('listitem')).toHaveTextContent('Member agreement, Tue, Nov 4, 2025');
  expect(part('Consents').getByRole('link')).toHaveAttribute('href', '/member-agreement');
});

it('shows an agreement that is older than the record of consents', async () => {
  respond(AccountDocument, {
    ...account({ portal_nda_agreement_date: Date.UTC(2024, 10, 5, 18) }),
    consents: answer([]),
  });
  gateway();
  renderRemote(<AccountTab />, { api });
  await screen.findByRole('region', { name: 'Consents' });

  expect(part('Consents').getByRole('listitem')).toHaveTextContent('Member agreement, Tue, Nov 5, 2024');
});

describe('the export of the member’s data', () => {
  const saved: { name: string; blob: Blob }[] = [];
  beforeEach(() => {
    saved.length = 0;
    let last: Blob;
    URL.createObjectURL = (blob) => {
      last = blob as Blob;
      return 'blob:own-data';
    };
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push({ name: this.download, blob: last });
    });
  });
  afterEach(() => jest.restoreAllMocks());

  it('comes as one file', async () => {
    const data = { user_id: id, users: { first_name: 'Amara' } };
    mockServer.use(http.get('*/api/account/export', () => json(answer(data))));
    const { user } = await open();

    await user.click(part('Your data').getByRole('button', { name: 'Download my data' }));

    expect(
      await part('Your data').findByText('my-data.json was saved to your downloads.'),
    ).toBeInTheDocument();
    expect(saved.map(({ name }) => name)).toEqual(['my-data.json']);
    expect(saved[0]!.blob.size).toBe(JSON.stringify(data, null, 2).length);
  });

  it('is not saved in part: an error says what is missing', async () => {
    mockServer.use(http.get('*/api/account/export', () => refused('UNAVAILABLE', 'A part is away.', 503)));
    const { user } = await open();

    await user.click(part('Your data').getByRole('button', { name: 'Download my data' }));

    expect(await part('Your data').findByRole('alert')).toHaveTextContent('A part is away.');
    expect(saved).toEqual([]);
  });
});

describe('deleting the account', () => {
  it('asks for confirmation, names the day, and can be undone', async () => {
    let due: number | null = null;
    respond(DeleteUserDocument, () => {
      due = DUE;
      return { deleteUser: answer({ id, deletion_due_at: due }) };
    });
    respond(KeepUserDocument, () => {
      due = null;
      return { keepUser: answer({ id, deletion_due_at: due }) };
    });
    const { user } = await open();
    respond(AccountDocument, () => account({ deletion_due_at: due }));
    const leaving = part('Delete account');

    await user.click(leaving.getByRole('button', { name: 'Delete my account' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Delete your account?' }));
    expect(dialog.getByText(/For 30 days everything stays as it is/)).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Delete my account' }));
    expect(await leaving.findByText('Your account will be deleted on Tue, May 6, 2031.')).toBeInTheDocument();
    await user.click(leaving.getByRole('button', { name: 'Keep my account' }));

    expect(await leaving.findByRole('button', { name: 'Delete my account' })).toBeInTheDocument();
    expect(sent(DeleteUserDocument)).toEqual([{ input: { id } }]);
    expect(sent(KeepUserDocument)).toEqual([{ input: { id } }]);
  });

  it('is refused to the last admin, with the reason', async () => {
    respond(DeleteUserDocument, { deleteUser: refusal('CONFLICT', 'You are the last admin.') });
    const { user } = await open();

    await user.click(part('Delete account').getByRole('button', { name: 'Delete my account' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Delete my account' }));

    expect(await dialog.findByRole('alert')).toHaveTextContent('You are the last admin.');
  });
});

it('keeps the cards that do not need the member’s record when it did not load', async () => {
  respond(AccountDocument, failWith([{ path: ['me'], code: 'UNAVAILABLE' }], { ...account(), me: null }));
  gateway();
  renderRemote(<AccountTab />, { api });

  expect(await screen.findByText('Your account did not load')).toBeInTheDocument();
  expect(part('Consents').getByRole('listitem')).toBeInTheDocument();
  expect(await part('Where you’re signed in').findByText('Chrome on Mac')).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Delete account' })).not.toBeInTheDocument();
});

describe('notifications', () => {
  const saved = () => sent(SaveNotificationSettingsDocument).map(({ input }) => input);
  beforeEach(() =>
    respond(SaveNotificationSettingsDocument, { saveNotificationSettings: answer({ off: [] }) }),
  );

  it('ring for what is wanted', async () => {
    const { user } = await open();
    const group = await screen.findByRole('group', { name: 'Notifications you want' });

    expect(within(group).getByLabelText(/join a peer group/)).not.toBeChecked();
    await user.click(within(group).getByLabelText('Your applications'));

    await waitFor(() => expect(saved()).toEqual([{ off: ['groups', 'applications'] }]));
  });

  it('are quiet at hours of the member’s own', async () => {
    const { user } = await open();
    await user.click(await screen.findByLabelText('Hold emails during quiet hours'));

    await waitFor(() => expect(saved()).toEqual([{ quiet_hours: { from: 22, until: 7 } }]));
  });
});

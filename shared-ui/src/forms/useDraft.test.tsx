import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as z from 'zod/mini';
import { Checkbox } from '../elements/Checkbox/Checkbox';
import { PasswordField } from '../elements/PasswordField/PasswordField';
import { TextField } from '../elements/TextField/TextField';
import { DraftStatus } from './DraftStatus';
import { forgetDrafts } from './draftStore';
import { useDraft } from './useDraft';
import { type SendResult, useZodForm } from './useZodForm';

const profile = z.object({
  title: z.string(),
  address: z.object({ city: z.string() }),
  open: z.boolean(),
  password: z.string(),
});

const empty = { title: '', address: { city: '' }, open: false, password: '' };

function Profile(options: Partial<Options>) {
  const { send = () => undefined, goesOn, version = 1, userId = '42', enabled = true, base = null } = options;
  const form = useZodForm(profile, { defaultValues: empty });
  const draft = useDraft(form, `profile.${userId}`, { version, enabled, base });
  const sendAndGoOn = async () => {
    const refusal = await send();
    if (!refusal && goesOn) form.reset(form.getValues());
    return refusal;
  };
  return (
    <form onSubmit={form.onSubmit(sendAndGoOn)}>
      <DraftStatus draft={draft} />
      <TextField label="Title" {...form.field('title')} />
      <TextField label="City" {...form.field('address.city')} />
      <Checkbox label="Open to introductions" {...form.field('open')} />
      <PasswordField label="Password" autoComplete="new-password" {...form.field('password')} />
      <p data-testid="base">{draft.base}</p>
      <button type="button" onClick={() => draft.forgetField('title', 'Chair')}>
        Chair is saved
      </button>
      <button>Save</button>
    </form>
  );
}

type Options = {
  send: () => SendResult | Promise<SendResult>;
  /** It stays open, and the saved values become its initial values. */
  goesOn: boolean;
  version: number;
  userId: string;
  enabled: boolean;
  base: number | null;
};

const DAY_MS = 24 * 60 * 60 * 1000;
const title = () => screen.getByLabelText('Title');
const city = () => screen.getByLabelText('City');

const kept = () => JSON.parse(localStorage.getItem('athenaeum.draft.profile.42') ?? 'null');

const open = (options: Partial<Options> = {}) => {
  render(<Profile {...options} />);
  return userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
};

/** A reload, a closed tab, a session that ran out: the page is left as it is. */
const comeBack = (options: Partial<Options> = {}) => {
  cleanup();
  return open(options);
};

const rest = () => act(() => jest.advanceTimersByTimeAsync(1000));

/** Open, with a title that is already kept. */
const openWithTitle = async (options: Partial<Options> = {}) => {
  const user = open(options);
  await user.type(title(), 'Chair');
  await rest();
  return user;
};

beforeEach(() => {
  jest.useFakeTimers({ now: new Date(2025, 10, 25, 10, 42) });
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

it('puts unsaved edits back, says so, and when they were saved', async () => {
  const user = open();
  await user.type(title(), 'Chief Risk Officer');
  await user.type(city(), 'Boston');
  await user.click(screen.getByLabelText('Open to introductions'));
  await rest();
  expect(screen.getByRole('status')).toHaveTextContent(/^Saved 10:42$/);

  comeBack();

  expect(title()).toHaveValue('Chief Risk Officer');
  expect(city()).toHaveValue('Boston');
  expect(screen.getByLabelText('Open to introductions')).toBeChecked();
  expect(screen.getByRole('status')).toHaveTextContent('Saved 10:42 Your unsaved changes are back.');
});

it('keeps the last letters too when the page is left before the debounce has passed', async () => {
  const user = open();
  await user.type(title(), 'Chair');

  act(() => void window.dispatchEvent(new Event('pagehide')));

  expect(kept().values).toEqual({ title: 'Chair' });
});

it('never keeps a password', async () => {
  const user = open();
  await user.type(screen.getByLabelText('Password'), 'Athenaeum!2026');
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  await user.type(screen.getByLabelText('Password'), 'x');
  await rest();

  expect(JSON.stringify({ ...localStorage })).not.toContain('Athenaeum!');
});

it('forgets what was sent, and keeps what was refused', async () => {
  const answers: SendResult[] = [{ message: 'Please try again.' }, undefined];
  const user = await openWithTitle({ send: () => answers.shift() });

  await user.click(screen.getByRole('button', { name: 'Save' }));
  await rest();
  expect(kept()).not.toBeNull();

  await user.click(screen.getByRole('button', { name: 'Save' }));
  await rest();
  expect(kept()).toBeNull();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('keeps nothing once the values are the initial ones again', async () => {
  const user = await openWithTitle();

  await user.clear(title());
  await rest();

  expect(kept()).toBeNull();
});

it('keeps nothing once the restored edits were undone', async () => {
  const user = await openWithTitle();
  comeBack();

  await user.clear(title());
  await rest();

  expect(kept()).toBeNull();
});

it('resets the form when the draft is discarded', async () => {
  const user = await openWithTitle();
  comeBack();

  await user.click(screen.getByRole('button', { name: 'Discard them' }));
  await rest();

  expect(title()).toHaveValue('');
  expect(kept()).toBeNull();
  expect(screen.queryByRole('button', { name: 'Discard them' })).not.toBeInTheDocument();
});

it.each([
  ['after 30 days', { days: 31 }],
  ['of an earlier version of the form', { version: 2 }],
  ['of another person', { userId: '7' }],
])(
  'leaves a draft %s alone',
  async (_which, { days = 0, ...options }: { days?: number } & Partial<Options>) => {
    await openWithTitle();

    jest.setSystemTime(Date.now() + days * DAY_MS);
    comeBack(options);

    expect(title()).toHaveValue('');
  },
);

it('says the day when it was another one', async () => {
  await openWithTitle();

  jest.setSystemTime(Date.now() + 3 * DAY_MS);
  comeBack();

  expect(screen.getByRole('status')).toHaveTextContent('Saved Tue, Nov 25');
});

it('keeps nothing where drafts are off', async () => {
  const user = open({ enabled: false });

  await user.type(title(), 'Chair');
  await rest();

  expect(kept()).toBeNull();
});

it('is deleted with all others on a sign-out', async () => {
  await openWithTitle();

  act(forgetDrafts);

  expect(kept()).toBeNull();
});

describe('when the form is left before the answer has come', () => {
  const sendAndLeave = async (options: Partial<Options> = {}) => {
    let answer: (result: SendResult) => void = () => undefined;
    const send = () => new Promise<SendResult>((resolve) => (answer = resolve));
    const user = await openWithTitle({ ...options, send });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await rest();
    cleanup();
    expect(kept().values).toEqual({ title: 'Chair' });
    return (result: SendResult) => act(async () => answer(result));
  };

  it.each([
    ['', { goesOn: false }],
    [', also by a form that would have gone on from it', { goesOn: true }],
  ])('is forgotten once it was sent%s', async (_which, options) => {
    const answer = await sendAndLeave(options);

    await answer(undefined);

    expect(kept()).toBeNull();
  });

  it('stays when it was refused', async () => {
    const answer = await sendAndLeave();

    await answer({ message: 'This is not available just now.' });

    expect(kept().values).toEqual({ title: 'Chair' });
  });

  it('keeps what was changed after coming back', async () => {
    const answer = await sendAndLeave();
    const user = comeBack();
    await user.type(city(), 'Boston');
    await rest();

    await answer(undefined);

    expect(kept().values).toEqual({ 'address.city': 'Boston' });
  });

  it('keeps a field that was changed once more', async () => {
    const answer = await sendAndLeave();
    const user = comeBack();
    await user.type(title(), 'woman');
    await rest();

    await answer(undefined);

    expect(kept().values).toEqual({ title: 'Chairwoman' });
  });
});

it('forgets a field that was saved by itself, with the others kept', async () => {
  const user = await openWithTitle();
  await user.type(city(), 'Boston');
  await rest();

  await user.click(screen.getByRole('button', { name: 'Chair is saved' }));

  expect(kept().values).toEqual({ 'address.city': 'Boston' });
});

it('keeps a field that was saved by itself and changed since', async () => {
  const user = await openWithTitle();
  await user.type(title(), 'woman');
  await rest();

  await user.click(screen.getByRole('button', { name: 'Chair is saved' }));

  expect(kept().values).toEqual({ title: 'Chairwoman' });
});

it.each([
  ['closes', false],
  ['goes on', true],
])(
  'keeps the version that the changes began with, until a form that %s has sent them',
  async (_what, goesOn) => {
    const base = () => screen.getByTestId('base').textContent;
    await openWithTitle({ base: 5 });

    const again = comeBack({ base: 9, goesOn });
    expect(base()).toBe('5');

    await again.click(screen.getByRole('button', { name: 'Save' }));
    await rest();
    expect(base()).toBe('9');
  },
);

describe('with another tab', () => {
  const otherTabSaves = (values: object, base?: number) =>
    act(() => {
      const draft = { version: 1, savedAt: Date.now(), tab: 'other', values, base };
      const key = 'athenaeum.draft.profile.42';
      const newValue = JSON.stringify(draft);
      localStorage.setItem(key, newValue);
      window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
    });
  /** As it clears its own when they are sent. */
  const otherTabSends = () => {
    otherTabSaves({});
    localStorage.clear();
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'athenaeum.draft.profile.42' })));
  };

  it('keeps the other one’s fields beside its own, and says that there is another', async () => {
    const user = open();

    otherTabSaves({ title: 'Chair' });
    expect(screen.getByRole('status')).toHaveTextContent('This form is also being changed in another tab.');
    await user.type(city(), 'Boston');
    await rest();

    expect(kept().values).toEqual({ title: 'Chair', 'address.city': 'Boston' });
  });

  it('takes only its own fields away when it has sent them', async () => {
    const user = open();
    await user.type(city(), 'Boston');
    await rest();
    otherTabSaves({ title: 'Chair', 'address.city': 'Boston' });

    await user.click(screen.getByRole('button', { name: 'Save' }));
    await rest();

    expect(kept().values).toEqual({ title: 'Chair' });
  });

  it('leaves the other one’s fields, and what they are changes of, when it has sent its own', async () => {
    const user = open({ base: 9 });
    otherTabSaves({ title: 'Chair' }, 5);

    await user.click(screen.getByRole('button', { name: 'Save' }));
    await rest();

    expect(kept()).toMatchObject({ values: { title: 'Chair' }, base: 5 });
  });

  it.each([
    ['written over it', () => otherTabSaves({ title: 'Advisor' })],
    ['sent its own', otherTabSends],
  ])('keeps what is typed in this tab when the other one has %s', async (_what, overtake) => {
    await openWithTitle();
    overtake();

    act(() => void window.dispatchEvent(new Event('pagehide')));

    expect(kept().values).toEqual({ title: 'Chair' });
  });

  it('keeps nothing of what was discarded in the meantime', async () => {
    const user = open();
    await user.type(title(), 'Chair');
    otherTabSaves({ title: 'Advisor' });

    act(forgetDrafts);
    act(() => void window.dispatchEvent(new Event('pagehide')));

    expect(kept()).toBeNull();
  });
});

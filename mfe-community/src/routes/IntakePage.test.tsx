import { Route, Routes } from '@athenaeum/shell-contract';
import {
  failWith,
  renderRemote,
  respond,
  respondLater,
  sent,
  testMember,
} from '@athenaeum/shell-contract/testing';
import {
  ACCOUNT_EXISTS,
  ACCOUNTS_TAKE,
  INTAKE_MESSAGES,
  INTAKE_QUESTIONS,
  PROFILE_SAVE_MESSAGES,
} from '@athenaeum/users-contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { api } from '../api';
import type { Newcomer } from '../features/intake';
import { DEMOGRAPHICS } from '../features/intake/questions/demographics';
import { EXPERIENCE } from '../features/intake/questions/experience';
import { AddCompanyDocument, CompaniesDocument } from '../features/intake/__generated__/companies';
import {
  EndIntakeFollowUpDocument,
  GoOnWithIntakeDocument,
  IntakeDocument,
  SaveIntakeAnswerDocument,
} from '../features/intake/__generated__/intake';
import { GOALS } from '../features/intake/questions/goals';
import { WELCOME } from '../features/intake/questions/welcome';
import { ReferDocument } from '../features/invitations/__generated__/invitations';
import { answer, refusal } from '../testing/answer';
import { aNewcomer } from '../testing/newcomer';
import { inSpanish } from '../testing/inSpanish';
import IntakePage from './IntakePage';

const UPDATE_DATE = 1_760_000_000_000;
const DRAFTS = 'athenaeum.draft.intake.';

/** Fakes a server that stores the answers across the visits of a test. */
function aServer(given: Partial<Newcomer> = {}) {
  let member = aNewcomer(given);
  respond(IntakeDocument, () => ({ me: answer(member), agreements: answer([{ update_date: UPDATE_DATE }]) }));
  respond(SaveIntakeAnswerDocument, ({ input }) => {
    const { id: _id, version: _version, goals, goal_type, ...fields } = input;
    const others = (member.goals ?? []).filter(({ type }) => type !== goal_type);
    const mine = goals?.map(({ id, title, type, current }) => ({
      id: id ?? title,
      title,
      type,
      current: current ?? 'true',
    }));
    member = {
      ...member,
      ...fields,
      ...(mine && { goals: [...others, ...mine] }),
      version: member.version! + 1,
    };
    return { profile: answer(member) };
  });
  respond(GoOnWithIntakeDocument, ({ input: { id: _id, portal_nda_agreement_date: agreed, ...change } }) => {
    member = { ...member, ...change, ...(agreed && { needs_agreement: false }) };
    return { updateUser: answer(member) };
  });
  return { member: () => member };
}

const open = (step?: string) =>
  renderRemote(
    <Routes>
      <Route path="/intake-form/:step?" element={<IntakePage />} />
      <Route path="*" element={<p>elsewhere</p>} />
    </Routes>,
    { api, route: step ? `/intake-form/${step}` : '/intake-form' },
  );

const go = () => screen.getByRole('button', { name: 'Continue' });
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
const saved = () => screen.findByText(/^Saved \d/);
const answers = () => sent(SaveIntakeAnswerDocument).map(({ input: { version: _version, ...part } }) => part);

// It is a large chunk of its own.
beforeAll(() => import('../features/intake/steps/ExperienceStep'));
beforeEach(() => localStorage.clear());
afterEach(() => jest.useRealTimers());

it('asks as many questions as the specification counts', () => {
  expect({
    welcome: WELCOME.length,
    goals: GOALS.length,
    experience: EXPERIENCE.length,
    demographics: DEMOGRAPHICS.length,
  }).toEqual(INTAKE_QUESTIONS);
});

it.each([
  ['welcome', 'Two'],
  ['goals', 'Four'],
  ['experience', 'Eight'],
  ['demographics', 'Nine'],
] as const)('says how many questions %s has', async (step, number) => {
  aServer({ intake_form_step: step });
  open();

  expect(await screen.findByText(new RegExp(`^${number} questions\\.`))).toBeInTheDocument();
});

describe('in Spanish', () => {
  inSpanish();

  it('is shown in Spanish, and answers are stored in English', async () => {
    aServer({ intake_form_step: 'demographics' });
    const { user } = open();
    await heading('Sobre ti');

    await user.selectOptions(screen.getByLabelText('Género'), 'No binario');
    await user.click(screen.getByRole('checkbox', { name: 'Francés' }));

    expect(await screen.findByText(/^Guardado \d/)).toBeInTheDocument();
    await waitFor(() => expect(answers()).toEqual([{ gender: 'Non-binary' }, { languages: ['French'] }]));
  });
});

describe('welcome', () => {
  it('does not continue before the agreement is accepted, and says so', async () => {
    aServer();
    const { user } = open();
    await heading('Welcome, Amara');

    expect(go()).toHaveAttribute('aria-disabled', 'true');
    expect(go()).toHaveAccessibleDescription('Agree to the member agreement to continue.');
    await user.click(go());
    expect(sent(GoOnWithIntakeDocument)).toEqual([]);
    expect(screen.getByRole('link', { name: 'member agreement' })).toHaveAttribute(
      'href',
      '/member-agreement',
    );

    await user.click(screen.getByRole('checkbox', { name: 'I agree to the member agreement' }));
    expect(go()).not.toHaveAttribute('aria-disabled', 'true');
  });

  it('records the consent, saves the answers, and goes on to the goals', async () => {
    const refreshSession = jest.fn(() => Promise.resolve());
    const server = aServer();
    const { user, platform } = open();
    platform.refreshSession = refreshSession;
    await heading('Welcome, Amara');

    await user.selectOptions(screen.getByLabelText('How did you hear about us?'), 'LinkedIn');
    await user.click(screen.getByRole('checkbox', { name: /member agreement/ }));
    await user.click(go());

    await heading('What do you want to achieve?');
    expect(location.pathname).toBe('/intake-form/goals');
    expect(answers()).toEqual([{ hear_about_athena: 'LinkedIn' }]);
    expect(sent(GoOnWithIntakeDocument)[0]).toEqual({
      input: { portal_nda_agreement_date: expect.any(Number), latest_signed_agreement: UPDATE_DATE },
    });
    expect(server.member()).toMatchObject({ needs_agreement: false, intake_form_step: 'goals' });
  });

  it('takes own words for another source', async () => {
    aServer();
    const { user } = open();
    await user.selectOptions(await screen.findByLabelText('How did you hear about us?'), 'Other');

    await user.type(screen.getByLabelText(/Where was it/), 'a book club');

    await waitFor(() => expect(answers().at(-1)).toEqual({ hear_about_athena: 'Other: a book club' }));
    expect(screen.getByLabelText(/Where was it/)).toHaveValue('a book club');
  });

  it('continues without answers', async () => {
    aServer();
    const { user } = open();
    await user.click(await screen.findByRole('checkbox', { name: /member agreement/ }));

    await user.click(go());

    await heading('What do you want to achieve?');
    expect(answers()).toEqual([]);
    await user.click(go());
    await heading('Your experience');
  });
});

describe('an answer', () => {
  it('is saved as it is given, and says when', async () => {
    aServer({ intake_form_step: 'goals' });
    const { user } = open();

    await user.click(await screen.findByRole('button', { name: 'Join an advisory board' }));
    await saved();

    expect(sent(SaveIntakeAnswerDocument)).toEqual([
      {
        input: {
          version: 0,
          goal_type: 'Career Goal',
          goals: [{ title: 'Join an advisory board', type: 'Career Goal', current: 'true' }],
        },
      },
    ]);
  });

  it('is there on another device, at the step reached', async () => {
    aServer({ intake_form_step: 'goals' });
    const { user, unmount } = open();
    await user.click(await screen.findByRole('button', { name: 'Join an advisory board' }));
    await saved();
    unmount();
    localStorage.clear();

    open();

    expect(await screen.findByRole('button', { name: 'Join an advisory board' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    expect(location.pathname).toBe('/intake-form/goals');
  });

  it('that could not be saved stays, comes back after a reload, and is saved then', async () => {
    aServer({ intake_form_step: 'goals' });
    respond(SaveIntakeAnswerDocument, () => HttpResponse.error());
    const { user, unmount } = open();
    await user.click(await screen.findByRole('button', { name: 'Investor' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/was not saved.*kept on this device/);
    await waitFor(() =>
      expect(localStorage.getItem(`${DRAFTS}goals.${testMember.id}`)).toContain('Investor'),
    );
    const tries = answers().length;
    unmount();
    // Retried on leaving.
    await waitFor(() => expect(answers()).toHaveLength(tries + 1));

    const server = aServer({ intake_form_step: 'goals' });
    open();

    expect(await screen.findByRole('button', { name: 'Investor' })).toHaveAttribute('aria-pressed', 'true');
    await waitFor(() => expect(server.member().persona).toEqual(['Investor']));
    await waitFor(() => expect(localStorage).toHaveLength(0));
  });

  it('that is saved after the step was left is no draft, which would write over a later one', async () => {
    const server = aServer({ intake_form_step: 'goals' });
    const kept = () => localStorage.getItem(`${DRAFTS}goals.${testMember.id}`);
    const answerNow = respondLater(SaveIntakeAnswerDocument, {
      profile: answer({ ...server.member(), persona: ['Investor'], version: server.member().version! + 1 }),
    });
    const { user, unmount } = open();
    await user.click(await screen.findByRole('button', { name: 'Investor' }));
    await waitFor(() => expect(answers()).toEqual([{ persona: ['Investor'] }]));
    unmount();
    expect(kept()).toContain('Investor');

    answerNow();

    await waitFor(() => expect(kept()).toBeNull());
  });

  it('that was given elsewhere in the meantime is shown, with a note', async () => {
    const server = aServer({ intake_form_step: 'goals', persona: ['Founder'] });
    const { user } = open();
    await screen.findByRole('button', { name: 'Founder' });
    respond(IntakeDocument, {
      me: answer({ ...server.member(), persona: ['Academic'], version: 7 }),
      agreements: answer([]),
    });
    respond(SaveIntakeAnswerDocument, { profile: refusal('CONFLICT', PROFILE_SAVE_MESSAGES.conflict) });

    await user.click(screen.getByRole('button', { name: 'Investor' }));

    expect(await screen.findByText(PROFILE_SAVE_MESSAGES.conflict, { selector: 'fieldset *' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Academic' })).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('button', { name: 'Investor' })).toHaveAttribute('aria-pressed', 'false');
  });

  it('that is refused says why at its field, and is not sent again by itself', async () => {
    aServer({ intake_form_step: 'demographics' });
    respond(SaveIntakeAnswerDocument, {
      profile: refusal('INVALID', 'Please correct the form.', { lgbtqia: 'Choose one of the options' }),
    });
    open();
    const choice = await screen.findByLabelText(/LGBTQIA/);
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'performance'] });
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

    await user.selectOptions(choice, 'Yes');
    await waitFor(() => expect(choice).toHaveAccessibleDescription('Choose one of the options'));
    // When everything unsent is retried.
    window.dispatchEvent(new Event('online'));
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    await user.selectOptions(choice, 'No');

    await waitFor(() => expect(answers().at(-1)).toEqual({ lgbtqia: 'No' }));
    expect(answers()).toEqual([{ lgbtqia: 'Yes' }, { lgbtqia: 'No' }]);
  });
});

describe('the steps', () => {
  it('link back to finished steps, never ahead of the one reached', async () => {
    aServer({ intake_form_step: 'experience', needs_agreement: false });
    const { user } = open('demographics');
    await heading('Your experience');
    const steps = screen.getByRole('navigation', { name: 'Steps' });

    expect(
      within(steps)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Welcome', 'Goals']);
    expect(within(steps).getByText('Experience', { selector: 'li' })).toHaveAttribute('aria-current', 'step');

    await user.click(screen.getByRole('link', { name: 'Back' }));
    expect(location.pathname).toBe('/intake-form/goals');
    const later = screen.getByRole('link', { name: 'Finish later' });
    expect(later).toHaveAttribute('href', '/');
    expect(later).toHaveAccessibleDescription(/saved to your account\. .* pick up from Home/);
  });

  it('let demographics stay empty', async () => {
    const server = aServer({ intake_form_step: 'demographics' });
    const { user } = open();
    await heading('About you');

    await user.click(go());

    await heading('Your profile photo');
    expect(server.member().intake_form_step).toBe('profile');
    expect(answers()).toEqual([]);
  });

  it('take “Prefer not to say” beside nothing else', async () => {
    const server = aServer({ intake_form_step: 'demographics' });
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Asian' }));

    await user.click(screen.getByRole('button', { name: 'Prefer not to say' }));

    await waitFor(() => expect(server.member().ethnicity).toEqual(['Prefer not to say']));
  });
});

describe('the company', () => {
  const company = () => screen.findByLabelText('Company');
  const list = (...titles: string[]) =>
    respond(CompaniesDocument, { accounts: answer(titles.map((title) => ({ id: title, title }))) });

  it('is chosen from six of a hundred', async () => {
    const server = aServer({ intake_form_step: 'experience' });
    list(...Array.from({ length: 8 }, (_, index) => `Halden ${index + 1}`));
    const { user } = open();

    await user.type(await company(), 'hald');
    // Suggestions for the partly typed text are replaced by those for this one.
    await waitFor(() => expect(sent(CompaniesDocument).at(-1)?.input.title).toEqual({ contains: 'hald' }));
    expect(await screen.findByRole('option', { name: /Halden 6/ })).toBeInTheDocument();
    expect(screen.queryByRole('option', { name: /Halden 7/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('option', { name: /Halden 2/ }));

    await waitFor(() => expect(server.member().company).toBe('Halden 2'));
    expect(sent(CompaniesDocument).at(-1)).toMatchObject({ input: { take: ACCOUNTS_TAKE } });
  });

  it('that is not in the list is added first, and not saved before', async () => {
    const server = aServer({ intake_form_step: 'experience' });
    list();
    respond(AddCompanyDocument, ({ input }) => ({ createAccount: answer({ id: 'new', ...input }) }));
    const { user } = open();

    await user.type(await company(), 'Osei');
    await user.click(await screen.findByRole('button', { name: 'Add “Osei”' }));

    await waitFor(() => expect(server.member().company).toBe('Osei'));
    expect(answers()).toEqual([{ company: 'Osei' }]);
  });

  it('that exists already is refused as new, and offered', async () => {
    const server = aServer({ intake_form_step: 'experience' });
    respond(CompaniesDocument, ({ input }) => ({
      accounts: answer(input.title?.contains === 'Caf' ? [{ id: '1', title: 'Cafe' }] : []),
    }));
    respond(AddCompanyDocument, {
      createAccount: refusal('CONFLICT', ACCOUNT_EXISTS, { title: ACCOUNT_EXISTS }),
    });
    const { user } = open();

    await user.type(await company(), 'Café');
    await user.click(await screen.findByRole('button', { name: 'Add “Café”' }));

    expect(await screen.findByText(ACCOUNT_EXISTS)).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Choose “Cafe”' }));
    await waitFor(() => expect(server.member().company).toBe('Cafe'));
  });

  it('that was only typed blocks Continue, with a message at its field', async () => {
    aServer({
      intake_form_step: 'experience',
      role: 'Finance',
      executive_level: 'C-suite',
      corporate_board: 'Not yet',
    });
    list();
    const { user } = open();
    await user.type(await company(), 'Osei');
    await screen.findByRole('button', { name: 'Add “Osei”' });

    await user.click(go());

    expect(await screen.findByRole('link', { name: INTAKE_MESSAGES.company })).toBeVisible();
    expect(location.pathname).toBe('/intake-form/experience');
  });
});

describe('inviting friends', () => {
  const friend = async (user: ReturnType<typeof open>['user']) => {
    await user.type(await screen.findByLabelText('First name'), 'Ines');
    await user.type(screen.getByLabelText('Last name'), 'Okafor');
    await user.type(screen.getByLabelText('Email'), 'ines@example.test');
    await user.type(screen.getByLabelText('Company'), 'Halden');
  };
  const submit = () => screen.getByRole('button', { name: 'Submit' });

  it('ends the intake once every invitation is sent, and leads on', async () => {
    const server = aServer({ intake_form_step: 'invite' });
    respond(ReferDocument, { refer: answer({ id: 'r', status: 'sent' }) });
    respond(EndIntakeFollowUpDocument, {
      updateStatus: answer({ id: testMember.id, intake_form_status: true }),
    });
    const { user } = open();
    await friend(user);

    await user.click(submit());

    await heading('Where would you like to begin?');
    expect(server.member().intake_form_submitted).toBe(true);
    expect(sent(ReferDocument)).toHaveLength(1);

    await user.click(screen.getByRole('button', { name: "Let's Go" }));
    expect(`${location.pathname}${location.search}`).toBe('/calendar?type=Orientation');
  });

  it('keeps entered friends who were not invited until the member returns', async () => {
    aServer({ intake_form_step: 'invite' });
    const { user, unmount } = open();
    await friend(user);
    unmount();

    open();

    expect(await screen.findByLabelText('Email')).toHaveValue('ines@example.test');
  });

  it('stays while one was not sent', async () => {
    const server = aServer({ intake_form_step: 'invite' });
    respond(ReferDocument, failWith([{ code: 'UNAVAILABLE' }]));
    const { user } = open();
    await friend(user);

    await user.click(submit());

    await screen.findByRole('alert');
    expect(server.member().intake_form_submitted).toBe(false);
    expect(location.pathname).toBe('/intake-form/invite');
  });

  it('may be left out; an agreement that was renewed meanwhile is asked for, with the way there', async () => {
    aServer({ intake_form_step: 'invite' });
    respond(GoOnWithIntakeDocument, {
      updateUser: refusal('INVALID', INTAKE_MESSAGES.agreement, { agreement: INTAKE_MESSAGES.agreement }),
    });
    const { user } = open();
    await screen.findByLabelText('First name');

    await user.click(submit());

    expect(await screen.findByRole('link', { name: 'Read the agreement' })).toHaveAttribute(
      'href',
      '/intake-form/welcome',
    );
  });
});

describe('after the intake', () => {
  it('every step leads to what follows it, whose answer ends the follow-up', async () => {
    aServer({ intake_form_submitted: true, intake_form_status: false, intake_form_step: 'invite' });
    respond(EndIntakeFollowUpDocument, {
      updateStatus: answer({ id: testMember.id, intake_form_status: true }),
    });
    const { user } = open('goals');
    await heading('Where would you like to begin?');

    await user.click(screen.getByRole('button', { name: 'Complete your profile' }));

    expect(location.pathname).toBe('/community/members/amara-osei');
    await waitFor(() => expect(sent(EndIntakeFollowUpDocument)).toEqual([{ id: testMember.id }]));
  });
});

it('says that the answers did not load, and loads them on Retry', async () => {
  respond(IntakeDocument, failWith([{ path: ['me'], code: 'UNAVAILABLE' }], { me: null, agreements: null }));
  const { user } = open();
  await screen.findByText('Your answers did not load');

  aServer();
  await user.click(screen.getByRole('button', { name: /retry|try again/i }));

  await heading('Welcome, Amara');
});

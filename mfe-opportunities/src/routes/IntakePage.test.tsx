import { Route, Routes } from '@athenaeum/shell-contract';
import { renderRemote, respond, sent, testMember } from '@athenaeum/shell-contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { api } from '../api';
import {
  AddOpportunityCompanyDocument,
  OpportunityCompaniesDocument,
} from '../features/intake/__generated__/companies';
import { SubmitOpportunityDocument } from '../features/intake/__generated__/intake';
import { manifest } from '../manifest';
import { answer, refusal } from '../testing/opportunities';
import IntakePage from './IntakePage';

const KEY = 'athenaeum.draft.opportunity';

const open = (path = '/opportunities/intake', session: typeof testMember | null = null) =>
  renderRemote(
    <Routes>
      <Route path="/opportunities/intake" element={<IntakePage />} />
      <Route path="/opportunity-intake/:step?" element={<IntakePage />} />
      <Route path="*" element={<p>elsewhere</p>} />
    </Routes>,
    { api, manifest, route: path, session },
  );

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
const next = () => screen.getByRole('button', { name: 'Next' });
const submit = () => screen.getByRole('button', { name: 'Submit' });
const CONTACT = 'Share an opportunity';
const BACKGROUND = 'The role and the company';
const REQUIREMENTS = 'Who you’re looking for';
const REVIEW = 'Review your posting';

async function fill(user: UserEvent, label: RegExp | string, text: string) {
  await user.click(screen.getByLabelText(label));
  await user.paste(text);
}

async function answerContact(user: UserEvent) {
  await heading(CONTACT);
  await fill(user, /^Your name/, 'Vera Lund');
  await fill(user, /^Your email/, 'vera@example.test');
  await fill(user, /^Designated contact name/, 'Noor Siddiqui');
  await fill(user, /^Designated contact email/, 'noor@example.test');
  await user.click(next());
}

const among = (name: RegExp) => within(screen.getByRole('group', { name }));

async function answerBackground(user: UserEvent) {
  await heading(BACKGROUND);
  await fill(user, /^Title/, 'Audit chair');
  await user.selectOptions(screen.getByLabelText(/^Type of opportunity/), 'Board Seat');
  await fill(user, /^Company/, 'Quillfeather Foods');
  await user.click(among(/confidential/).getByRole('radio', { name: 'Yes' }));
  await user.click(among(/Show the hub/).getByRole('radio', { name: 'No' }));
  await user.selectOptions(screen.getByLabelText('Compensation'), 'Unpaid');
  await fill(user, 'Time commitment', 'Six meetings a year');
  await user.click(next());
}

async function toReview(user: UserEvent) {
  await answerContact(user);
  await answerBackground(user);
  await heading(REQUIREMENTS);
  await fill(user, 'Needs', 'Audit experience');
  await fill(user, 'About the opportunity', 'Chair the committee.');
  await user.click(next());
  await heading(REVIEW);
}

const kept = () => (JSON.parse(localStorage.getItem(KEY) ?? '{}') as { values?: object }).values;

beforeEach(() => localStorage.clear());

it('starts with the contact, for a visitor too, and requires its fields', async () => {
  open();
  await heading(CONTACT);

  expect(location.pathname).toBe('/opportunity-intake/contact');
  expect(screen.queryByRole('link', { name: 'Back' })).not.toBeInTheDocument();
  expect(next()).toHaveAttribute('aria-disabled', 'true');
  expect(next()).toHaveAccessibleDescription(
    'Still needed: your name, your email, designated contact name, designated contact email.',
  );
  expect(screen.getByRole('link', { name: 'Finish later' })).toHaveAccessibleDescription(
    /saved in this browser\. .* open this page in it again/,
  );
});

it('shows the specification’s messages for an invalid contact, and removes them on change', async () => {
  const { user } = open();
  await heading(CONTACT);

  await user.type(screen.getByLabelText(/^Your name/), 'Vera');
  await user.tab();
  expect(await screen.findByText('Enter your Name')).toBeInTheDocument();
  await user.tab();
  expect(await screen.findByText('Enter your email')).toBeInTheDocument();
  await user.type(screen.getByLabelText(/^Your email/), 'vera@');
  expect(screen.queryByText('Enter your email')).not.toBeInTheDocument();
  await user.tab();
  expect(await screen.findByText('Enter a valid email')).toBeInTheDocument();
  await user.click(screen.getByLabelText(/^Designated contact name/));
  await user.tab();
  expect(await screen.findByText('Enter the designated Contact Name')).toBeInTheDocument();
  await user.tab();
  expect(await screen.findByText('Enter designated contact email')).toBeInTheDocument();
  await user.type(screen.getByLabelText(/^Designated contact email/), 'noor');
  await user.tab();
  // Has two spaces in the specification, which a page shows as one.
  expect(
    await screen.findByText('Enter a valid  designated contact email', { normalizer: (text) => text }),
  ).toBeInTheDocument();

  await user.type(screen.getByLabelText(/^Your name/), ' Lund');
  expect(screen.queryByText('Enter your Name')).not.toBeInTheDocument();
});

it('shows the specification’s messages for an invalid background', async () => {
  const { user } = open();
  await answerContact(user);
  await heading(BACKGROUND);

  expect(next()).toHaveAttribute('aria-disabled', 'true');
  await user.type(screen.getByLabelText(/^Title/), 'Head');
  await user.tab();
  expect(await screen.findByText('Title is required')).toBeInTheDocument();
  await fill(user, /^Title/, 'x'.repeat(81));
  expect(screen.queryByText('Title is required')).not.toBeInTheDocument();
  await user.tab();
  expect(await screen.findByText('Title must be less than 80 characters')).toBeInTheDocument();
  await user.tab();
  expect(await screen.findByText('Select an opportunity type')).toBeInTheDocument();
  await user.tab();
  expect(await screen.findByText('Enter the company')).toBeInTheDocument();
  expect(next()).toHaveAccessibleDescription(
    'Still needed: title, type of opportunity, company, whether the company is confidential, whether the hub is shown.',
  );
  await fill(user, 'Website', 'javascript:alert(1)');
  await user.tab();
  expect(await screen.findByText('Enter a website, such as company.com')).toBeInTheDocument();
  await user.click(among(/confidential/).getAllByRole('radio')[0]!);
  expect(screen.queryByText('Select if company is confidential')).not.toBeInTheDocument();
  among(/Show the hub/)
    .getAllByRole('radio')[0]!
    .focus();
  await user.tab();
  expect(await screen.findByText('Select if hub should be displayed')).toBeInTheDocument();
});

it('keeps every answer on the way back', async () => {
  const { user } = open();
  await answerContact(user);
  await heading(BACKGROUND);
  await user.type(screen.getByLabelText(/^Title/), 'Audit chair');

  await user.click(screen.getByRole('link', { name: 'Back' }));
  await heading(CONTACT);
  expect(screen.getByLabelText(/^Your name/)).toHaveValue('Vera Lund');

  await user.click(next());
  await heading(BACKGROUND);
  expect(screen.getByLabelText(/^Title/)).toHaveValue('Audit chair');
});

it('is resumed after a reload where it was left, from one key with answers, step and tick', async () => {
  const first = open();
  await toReview(first.user);
  await first.user.click(screen.getByRole('checkbox', { name: /I agree to the terms/ }));
  await waitFor(() =>
    expect(kept()).toMatchObject({ creatorName: 'Vera Lund', step: 'submit', agreed: true }),
  );
  expect(Object.keys(localStorage)).toEqual([KEY]);
  first.unmount();

  open();

  await heading(REVIEW);
  expect(location.pathname).toBe('/opportunity-intake/submit');
  expect(screen.getByRole('checkbox', { name: /I agree to the terms/ })).toBeChecked();
  expect(screen.getByText('Quillfeather Foods')).toBeInTheDocument();
});

it('redirects an address ahead of the answers back to what is missing', async () => {
  open('/opportunity-intake/submit');

  await heading(CONTACT);
  expect(location.pathname).toBe('/opportunity-intake/contact');
});

it('clears everything when it is reset, and only after confirmation', async () => {
  const { user } = open();
  await answerContact(user);
  await heading(BACKGROUND);
  await user.type(screen.getByLabelText(/^Title/), 'Audit chair');
  await waitFor(() => expect(kept()).toMatchObject({ title: 'Audit chair' }));

  await user.click(screen.getByRole('button', { name: 'Reset' }));
  await user.click(screen.getByRole('button', { name: 'Keep my answers' }));
  expect(screen.getByLabelText(/^Title/)).toHaveValue('Audit chair');
  await user.click(screen.getByRole('button', { name: 'Reset' }));
  await user.click(screen.getByRole('button', { name: 'Clear everything' }));

  await heading(CONTACT);
  expect(screen.getByLabelText(/^Your name/)).toHaveValue('');
  await waitFor(() => expect(localStorage.getItem(KEY)).toBeNull());
});

describe('the company', () => {
  const companies = (titles: string[]) =>
    respond(OpportunityCompaniesDocument, ({ input }) => {
      const contains = input.title?.contains ?? '';
      const found = titles.filter((title) => title.toLowerCase().includes(contains.toLowerCase()));
      return { accounts: answer(found.map((title) => ({ id: title, title }))) };
    });
  const field = () => screen.getByRole('combobox', { name: /^Company/ });

  const lookedFor = (contains: string) =>
    waitFor(() => {
      expect(sent(OpportunityCompaniesDocument).at(-1)).toMatchObject({ input: { title: { contains } } });
      expect(screen.queryByText('Looking…')).not.toBeInTheDocument();
    });

  it('is chosen from the list by a signed-in user', async () => {
    companies(['Halden Logistics', 'Halden Logistics Iberia']);
    const { user } = open(undefined, testMember);
    await answerContact(user);
    await heading(BACKGROUND);

    await user.type(field(), 'halden');
    await screen.findByRole('option', { name: /Halden Logistics Iberia/ });
    await user.tab();
    expect(await screen.findByText('Select a company')).toBeInTheDocument();
    await user.clear(field());
    await user.type(field(), 'halden');
    await user.click(await screen.findByRole('option', { name: /Halden Logistics Iberia/ }));

    expect(screen.queryByText('Select a company')).not.toBeInTheDocument();
    expect(field()).toHaveValue('Halden Logistics Iberia');
  });

  it('is kept as typed where the list has nothing similar', async () => {
    companies(['Halden Logistics']);
    const { user } = open(undefined, testMember);
    await answerContact(user);
    await heading(BACKGROUND);

    await user.type(field(), 'Quillfeather Foods');
    await lookedFor('Quillfeather Foods');
    await user.tab();

    expect(screen.queryByText('Select a company')).not.toBeInTheDocument();
    expect(next()).not.toHaveAccessibleDescription(/, company,/);
  });

  it('is added to the list where that has only a similar one', async () => {
    companies(['Halden Logistics']);
    respond(AddOpportunityCompanyDocument, ({ input }) => ({
      createAccount: answer({ id: 'new', title: input.title }),
    }));
    const { user } = open(undefined, testMember);
    await answerContact(user);
    await heading(BACKGROUND);

    await user.type(field(), 'Halden');
    await lookedFor('Halden');
    await user.tab();
    await waitFor(() => expect(next()).toHaveAccessibleDescription(/, company,/));
    await user.click(among(/confidential/).getByRole('radio', { name: 'No' }));
    await user.click(await screen.findByRole('button', { name: 'Add “Halden”' }));

    await waitFor(() => expect(screen.queryByRole('button', { name: /^Add/ })).not.toBeInTheDocument());
    expect(sent(AddOpportunityCompanyDocument)).toEqual([{ input: { title: 'Halden' } }]);
    expect(next()).not.toHaveAccessibleDescription(/, company,/);
  });

  it('that is confidential is never added to the list, which members see, and need not be in it', async () => {
    companies(['Halden Logistics']);
    const { user } = open(undefined, testMember);
    await answerContact(user);
    await heading(BACKGROUND);

    await user.type(field(), 'Halden');
    expect(await screen.findByText(/^Tell us below if it’s confidential/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Add/ })).not.toBeInTheDocument();
    await user.tab();
    expect(await screen.findByText('Select a company')).toBeInTheDocument();
    await user.click(among(/confidential/).getByRole('radio', { name: 'Yes' }));

    expect(screen.queryByRole('button', { name: /^Add/ })).not.toBeInTheDocument();
    expect(screen.queryByText('Select a company')).not.toBeInTheDocument();
    expect(next()).not.toHaveAccessibleDescription(/, company,/);
  });
});

describe('the review', () => {
  it('shows every answer with a link to change it', async () => {
    const { user } = open();
    await toReview(user);

    expect(screen.getByText('Vera Lund')).toBeInTheDocument();
    expect(screen.getByText('Board Seat')).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Change Title' }));

    await heading(BACKGROUND);
    await waitFor(() => expect(screen.getByLabelText(/^Title/)).toHaveFocus());
  });

  it('does not submit before the terms are agreed to', async () => {
    const { user } = open();
    await toReview(user);

    expect(submit()).toHaveAttribute('aria-disabled', 'true');
    expect(submit()).toHaveAccessibleDescription('Agree to the terms to submit.');
    await user.click(submit());
    expect(sent(SubmitOpportunityDocument)).toEqual([]);
  });

  it('submits, says that the address is to be confirmed, and deletes the draft', async () => {
    respond(SubmitOpportunityDocument, { submitOpportunity: answer({ email: 'vera@example.test' }) });
    const { user } = open();
    await toReview(user);
    await user.click(screen.getByRole('checkbox', { name: /I agree to the terms/ }));

    await user.click(submit());

    await heading('Check your email');
    expect(screen.getByText(/vera@example\.test/)).toBeInTheDocument();
    expect(sent(SubmitOpportunityDocument)).toHaveLength(1);
    expect(sent(SubmitOpportunityDocument)[0]).toMatchObject({
      input: {
        creatorName: 'Vera Lund',
        title: 'Audit chair',
        type: 'Board Seat',
        compensation: 'Unpaid',
        commitment: 'Six meetings a year',
        needs: 'Audit experience',
      },
    });
    await waitFor(() => expect(localStorage.getItem(KEY)).toBeNull());

    await user.click(screen.getByRole('button', { name: 'Share another opportunity' }));
    await heading(CONTACT);
    expect(screen.getByLabelText(/^Your name/)).toHaveValue('');
  });

  it('shows a refusal beside its answer, and keeps the draft', async () => {
    respond(SubmitOpportunityDocument, {
      submitOpportunity: refusal('INVALID', 'Please look at what is marked.', { website: 'Not an address' }),
    });
    const { user } = open();
    await toReview(user);
    await user.click(screen.getByRole('checkbox', { name: /I agree to the terms/ }));

    await user.click(submit());

    const alert = await screen.findByRole('alert');
    expect(alert).toHaveFocus();
    await user.click(within(alert).getByRole('link', { name: 'Not an address' }));
    expect(screen.getByRole('link', { name: 'Change Website' })).toHaveFocus();
    await waitFor(() => expect(kept()).toMatchObject({ title: 'Audit chair' }));
  });

  it('says so when it could not be sent, and can be tried again', async () => {
    respond(SubmitOpportunityDocument, () => HttpResponse.error());
    const { user } = open();
    await toReview(user);
    await user.click(screen.getByRole('checkbox', { name: /I agree to the terms/ }));
    await user.click(submit());
    expect(await screen.findByRole('alert')).toHaveTextContent('We could not reach the server.');

    respond(SubmitOpportunityDocument, { submitOpportunity: answer({ email: 'vera@example.test' }) });
    await user.click(submit());

    await heading('Check your email');
  });
});

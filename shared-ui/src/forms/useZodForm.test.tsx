import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as z from 'zod/mini';
import { Button } from '../elements/Button/Button';
import { Checkbox } from '../elements/Checkbox/Checkbox';
import { Combobox } from '../elements/Combobox';
import { RadioGroup } from '../elements/RadioGroup/RadioGroup';
import { Select } from '../elements/Select/Select';
import { TextArea } from '../elements/TextField/TextArea';
import { TextField } from '../elements/TextField/TextField';
import { ErrorSummary } from './ErrorSummary';
import { type SendResult, useZodForm } from './useZodForm';

const contact = z.object({
  name: z.string().check(z.trim(), z.minLength(5, 'Enter your Name')),
  email: z.string().check(z.email('Enter an email address')),
  role: z.enum(['Decision Maker', 'Recruiter'], 'Choose one'),
  hub: z.string().check(z.minLength(1, 'Choose a hub')),
  address: z.object({ city: z.string().check(z.minLength(1, 'City is required')) }),
  agree: z.boolean().check(z.refine((agreed) => agreed, 'Accept the agreement')),
});

type Send = (values: z.output<typeof contact>) => SendResult | Promise<SendResult>;

function ContactForm({ send }: { send: Send }) {
  const form = useZodForm(contact, {
    defaultValues: { name: '', email: '', hub: '', address: { city: '' }, agree: false },
  });
  return (
    <form noValidate onSubmit={form.onSubmit(send)}>
      <ErrorSummary errors={form.errors} attempt={form.attempt} />
      <TextField label="Name" {...form.field('name')} />
      <TextField label="Email" hint="We write to you here" {...form.field('email')} />
      <RadioGroup label="Role" options={['Decision Maker', 'Recruiter']} {...form.field('role')} />
      <Select label="Hub" placeholder="Choose one" options={['Boston', 'Seattle']} {...form.field('hub')} />
      <TextArea label="City" {...form.field('address.city')} />
      <Checkbox label="I agree" {...form.field('agree')} />
      <Button type="submit" loading={form.isSending}>
        Send
      </Button>
      <Button onClick={() => form.reset()}>Begin anew</Button>
    </form>
  );
}

const setup = (send: Send = () => undefined) => {
  render(<ContactForm send={send} />);
  return userEvent.setup();
};

const fill = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.type(screen.getByLabelText('Name'), '  Amara Osei ');
  await user.type(screen.getByLabelText('Email'), 'amara@example.test');
  await user.click(screen.getByLabelText('Recruiter'));
  await user.selectOptions(screen.getByLabelText('Hub'), 'Boston');
  await user.type(screen.getByLabelText('City'), 'Boston');
  await user.click(screen.getByLabelText('I agree'));
};

const press = (user: ReturnType<typeof userEvent.setup>) =>
  user.click(screen.getByRole('button', { name: 'Send' }));

it('lists all errors in a summary that takes the focus, and again at each field', async () => {
  const send = jest.fn();
  const user = setup(send);

  await press(user);

  const summary = await screen.findByRole('alert');
  expect(summary).toHaveFocus();
  expect(summary).toHaveTextContent('6 things to fix');
  expect(
    within(summary)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual([
    'Enter your Name',
    'Enter an email address',
    'Choose one',
    'Choose a hub',
    'City is required',
    'Accept the agreement',
  ]);
  expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('Enter your Name');
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(
    'We write to you here Enter an email address',
  );
  expect(screen.getByLabelText('Name')).toBeInvalid();
  expect(screen.getByRole('group', { name: 'Role' })).toHaveAccessibleDescription('Choose one');
  expect(send).not.toHaveBeenCalled();
});

it.each([
  ['Enter an email address', () => screen.getByLabelText('Email')],
  ['City is required', () => screen.getByLabelText('City')],
  ['Choose one', () => screen.getByLabelText('Decision Maker')],
  ['Accept the agreement', () => screen.getByLabelText('I agree')],
])('leads from "%s" to its field', async (message, field) => {
  const user = setup();
  await press(user);

  await user.click(within(await screen.findByRole('alert')).getByRole('link', { name: message }));

  expect(field()).toHaveFocus();
});

it('removes a message as soon as its field is corrected', async () => {
  const user = setup();
  await press(user);
  await screen.findByRole('alert');

  await user.type(screen.getByLabelText('Name'), 'Amara');

  expect(screen.getByLabelText('Name')).toBeValid();
  expect(screen.queryByRole('link', { name: 'Enter your Name' })).not.toBeInTheDocument();
});

it('takes the focus again with each attempt', async () => {
  const user = setup();
  await press(user);
  expect(await screen.findByRole('alert')).toHaveFocus();

  await user.type(screen.getByLabelText('Name'), 'Amara');
  await press(user);

  expect(await screen.findByText('5 things to fix')).toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveFocus();
});

it('takes the focus with the first attempt after a reset too', async () => {
  const user = setup();
  await press(user);
  await user.click(screen.getByRole('button', { name: 'Begin anew' }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();

  await press(user);

  expect(await screen.findByRole('alert')).toHaveFocus();
});

it('sends the values as parsed by the schema', async () => {
  const send = jest.fn();
  const user = setup(send);
  await fill(user);

  await press(user);

  expect(send).toHaveBeenCalledWith({
    name: 'Amara Osei',
    email: 'amara@example.test',
    role: 'Recruiter',
    hub: 'Boston',
    address: { city: 'Boston' },
    agree: true,
  });
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('is busy while sending', async () => {
  let answer: (value: void) => void = () => {};
  const user = setup(() => new Promise<void>((resolve) => (answer = resolve)));
  await fill(user);

  await press(user);
  expect(await screen.findByRole('button', { name: 'Send' })).toHaveAttribute('aria-busy', 'true');

  answer();
  await screen.findByRole('button', { name: 'Send', busy: false });
});

describe('when the server refuses', () => {
  it('shows its messages at their fields', async () => {
    const user = setup(() => ({
      message: 'Please correct the form.',
      fields: { email: 'this email is already signed up.' },
    }));
    await fill(user);

    await press(user);

    const summary = await screen.findByRole('alert');
    await waitFor(() => expect(summary).toHaveFocus());
    expect(summary).toHaveTextContent('this email is already signed up.');
    expect(summary).not.toHaveTextContent('Please correct the form.');
    expect(screen.getByLabelText('Email')).toBeInvalid();
  });

  it('shows a message without a field in the summary, until the next attempt', async () => {
    const answers: SendResult[] = [
      { message: 'Something went wrong. Please try again.' },
      { fields: { company: 'Unknown company' } },
      undefined,
    ];
    const user = setup(() => answers.shift());
    await fill(user);

    await press(user);
    expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong. Please try again.');

    await press(user);
    expect(await screen.findByText('Unknown company')).toBeInTheDocument();
    expect(screen.getByRole('alert')).not.toHaveTextContent('Something went wrong');

    await press(user);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('with a field that is no native control', () => {
  const membership = z.object({ company: z.string().check(z.minLength(1, 'Choose a company')) });

  function MembershipForm({ send }: { send: (values: z.output<typeof membership>) => void }) {
    const form = useZodForm(membership, { defaultValues: { company: '' } });
    return (
      <form noValidate onSubmit={form.onSubmit(send)}>
        <ErrorSummary errors={form.errors} attempt={form.attempt} />
        <Combobox label="Company" options={['Halden Logistics']} {...form.chosen('company')} />
        <Button type="submit">Send</Button>
      </form>
    );
  }

  it('says what is wrong with it, leads to it, and sends what was chosen', async () => {
    const send = jest.fn();
    render(<MembershipForm send={send} />);
    const user = userEvent.setup();
    await press(user);

    await user.click(await screen.findByRole('link', { name: 'Choose a company' }));
    expect(screen.getByRole('combobox', { name: 'Company' })).toHaveFocus();
    expect(screen.getByRole('combobox')).toHaveAccessibleDescription('Choose a company');

    await user.type(screen.getByRole('combobox'), 'hal{ArrowDown}{Enter}');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await press(user);
    expect(send).toHaveBeenCalledWith({ company: 'Halden Logistics' });
  });
});

it('replaces zod’s built-in messages with our own', async () => {
  const title = z.object({ title: z.string().check(z.maxLength(5)) });
  function TitleForm() {
    const form = useZodForm(title, { defaultValues: { title: '' } });
    return (
      <form noValidate onSubmit={form.onSubmit(() => undefined)}>
        <TextField label="Title" {...form.field('title')} />
        <Button type="submit">Send</Button>
      </form>
    );
  }
  const user = userEvent.setup();
  render(<TitleForm />);

  await user.type(screen.getByLabelText('Title'), 'Too long for it');
  await user.click(screen.getByRole('button', { name: 'Send' }));

  expect(await screen.findByText('Keep it to 5 characters')).toBeInTheDocument();
});

import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import * as z from 'zod/mini';
import { Button } from '../elements/Button/Button';
import { Checkbox } from '../elements/Checkbox/Checkbox';
import { Container, Row, Stack } from '../elements/Layout/Layout';
import { RadioGroup } from '../elements/RadioGroup/RadioGroup';
import { Select } from '../elements/Select/Select';
import { TextArea } from '../elements/TextField/TextArea';
import { TextField } from '../elements/TextField/TextField';
import { ErrorSummary } from './ErrorSummary';
import { type SendResult, useZodForm } from './useZodForm';

type FormProps = { onSend: () => SendResult | Promise<SendResult> };

const meta = {
  title: 'Patterns/Form',
  component: ExperienceForm,
  args: { onSend: fn<FormProps['onSend']>() },
} satisfies Meta<FormProps>;

export default meta;
type Story = StoryObj<FormProps>;

export const Empty: Story = {};

/** All that is wrong at once, at the top with the focus and again at each field. */
export const WithErrors: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await canvas.findByRole('alert');
  },
};

export const Sending: Story = {
  args: { onSend: () => new Promise<void>(() => {}) },
  play: async (story) => {
    await fill(story);
    await story.canvas.findByRole('button', { name: 'Saving' });
  },
};

/** The server's errors are shown at their fields. */
export const Refused: Story = {
  args: {
    onSend: () => ({ fields: { company: 'This company is already in our list: choose it instead' } }),
  },
  play: async (story) => {
    await fill(story);
    await story.canvas.findByRole('alert');
  },
};

const experience = z.object({
  level: z.string().check(z.minLength(1, 'Choose an executive level')),
  company: z.string().check(z.trim(), z.minLength(1, 'Enter a company')),
  board: z.enum(['Yes', 'Not yet'], 'Say whether you have served on a corporate board'),
  note: z.string(),
  agree: z.boolean().check(z.refine((agreed) => agreed, 'Accept the agreement')),
});

async function fill({ canvas, userEvent }: Parameters<NonNullable<Story['play']>>[0]) {
  await userEvent.selectOptions(canvas.getByLabelText('Executive level'), 'C-suite');
  await userEvent.type(canvas.getByLabelText('Company'), 'Halden');
  await userEvent.click(canvas.getByLabelText('Not yet'));
  await userEvent.click(canvas.getByLabelText('I agree'));
  await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
}

function ExperienceForm({ onSend }: FormProps) {
  const form = useZodForm(experience, {
    defaultValues: { level: '', company: '', note: '', agree: false },
  });
  return (
    <Container $narrow>
      <form noValidate onSubmit={form.onSubmit(onSend)}>
        <Stack $gap={24}>
          <h1>Your experience</h1>
          <ErrorSummary errors={form.errors} attempt={form.attempt} />
          <Select
            label="Executive level"
            placeholder="Choose one"
            options={['C-suite', 'Executive Vice President', 'Independent Director']}
            {...form.field('level')}
          />
          <TextField
            label="Company"
            hint="Start typing. If it is not there, add it."
            {...form.field('company')}
          />
          <RadioGroup
            label="Have you served on a corporate board?"
            options={['Yes', 'Not yet']}
            {...form.field('board')}
          />
          <TextArea label="Anything else" optional max={500} {...form.field('note')} />
          <Checkbox label="I agree" {...form.field('agree')} />
          <Row $between>
            <Button look="quiet">Back</Button>
            <Button type="submit" loading={form.isSending}>
              {form.isSending ? 'Saving' : 'Continue'}
            </Button>
          </Row>
        </Stack>
      </form>
    </Container>
  );
}

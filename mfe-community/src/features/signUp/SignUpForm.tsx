import { Notice, Stack, TextField, TextLink } from '@athenaeum/shared-ui';
import { useWatch, useZodForm } from '@athenaeum/shared-ui/forms';
import { SIGN_UP_MESSAGES, type SignUpInput, signUpInput } from '@athenaeum/users-contract';
import type { ChangeEvent, FocusEvent } from 'react';
import * as z from 'zod/mini';
import { ContinueButton } from './ContinueButton';
import { LOGIN } from './login';
import { useContinue } from './useContinue';

const FIELDS = [
  { name: 'first_name', label: 'First name', autoComplete: 'given-name', type: 'text' },
  { name: 'last_name', label: 'Last name', autoComplete: 'family-name', type: 'text' },
  { name: 'email', label: 'Email', autoComplete: 'email', type: 'email' },
] as const;

/** A visitor says who she is, and goes on to pay. */
export function SignUpForm() {
  const checkout = useContinue();
  const form = useZodForm(signUpInput, {
    defaultValues: { first_name: '', last_name: '', email: '' } as SignUpInput,
  });
  const missing = missingIn(useWatch({ control: form.control }));
  const submit = form.onSubmit((details) => checkout.go(details));

  return (
    <form noValidate onSubmit={(event) => void submit(event)} aria-label="Sign up">
      <Stack $gap={24}>
        {FIELDS.map(({ name, label, ...input }) => {
          const field = form.field(name);
          const isTaken = name === 'email' && checkout.isTaken;
          return (
            <TextField
              key={name}
              label={label}
              {...input}
              {...field}
              error={isTaken ? <Taken /> : field.error}
              // Said when she leaves a field, and taken back as soon as it is put right.
              onBlur={(event: FocusEvent<HTMLInputElement>) => {
                void field.onBlur(event);
                void form.trigger(name);
              }}
              onChange={(event: ChangeEvent<HTMLInputElement>) => {
                void field.onChange(event);
                checkout.forget();
                if (field.error) void form.trigger(name);
              }}
            />
          );
        })}
        {checkout.problem && <Notice tone="vermilion">{checkout.problem}</Notice>}
        <ContinueButton checkout={checkout} missing={missing} />
      </Stack>
    </form>
  );
}

const Taken = () => (
  <>
    {SIGN_UP_MESSAGES.emailTaken} <TextLink href={LOGIN}>Log in</TextLink>
  </>
);

/** What to fill in still, by the labels of the fields. */
function missingIn(values: object): string[] {
  const { error } = z.safeParse(signUpInput, values);
  const wrong = new Set(error?.issues.map(({ path }) => path[0]));
  return FIELDS.filter(({ name }) => wrong.has(name)).map(({ label }) => label.toLowerCase());
}

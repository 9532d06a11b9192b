import { currentLocale, translateSentence } from '@athenaeum/messages';
import { Notice, Stack, TextField, TextLink } from '@athenaeum/shared-ui';
import { useWatch, useZodForm } from '@athenaeum/shared-ui/forms';
import { SIGN_UP_MESSAGES, type SignUpInput, signUpInput } from '@athenaeum/users-contract';
import type { ChangeEvent, FocusEvent } from 'react';
import * as z from 'zod/mini';
import { ContinueButton } from './ContinueButton';
import { LOGIN } from './login';
import { signUpText } from './signUp.messages';
import { useContinue } from './useContinue';

const FIELDS = [
  { name: 'first_name', label: 'firstName', autoComplete: 'given-name', type: 'text' },
  { name: 'last_name', label: 'lastName', autoComplete: 'family-name', type: 'text' },
  { name: 'email', label: 'email', autoComplete: 'email', type: 'email' },
] as const;

const EMPTY: SignUpInput = { first_name: '', last_name: '', email: '' };

/** A visitor enters a name and an address, and goes on to pay; an invitation prefills them. */
export function SignUpForm({ friend }: { friend: SignUpInput | null }) {
  const checkout = useContinue();
  const form = useZodForm(signUpInput, {
    defaultValues: friend ?? EMPTY,
  });
  const missing = missingIn(useWatch({ control: form.control }));
  const submit = form.onSubmit((details) => checkout.go(details));

  return (
    <form noValidate onSubmit={(event) => void submit(event)} aria-label={signUpText.form}>
      <Stack $gap={24}>
        {FIELDS.map(({ name, label, ...input }) => {
          const field = form.field(name);
          const isTaken = name === 'email' && checkout.isTaken;
          return (
            <TextField
              key={name}
              label={signUpText[label]}
              {...input}
              {...field}
              error={isTaken ? <Taken /> : field.error}
              // Shown when a field is left, and removed as soon as it is corrected.
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
    {translateSentence(SIGN_UP_MESSAGES.emailTaken)} <TextLink href={LOGIN}>{signUpText.logIn}</TextLink>
  </>
);

/** Labels of the fields still to fill in, in the form they take within a sentence. */
function missingIn(values: object): string[] {
  const { error } = z.safeParse(signUpInput, values);
  const wrong = new Set(error?.issues.map(({ path }) => path[0]));
  return FIELDS.filter(({ name }) => wrong.has(name)).map(({ label }) =>
    signUpText[label].toLocaleLowerCase(currentLocale()),
  );
}

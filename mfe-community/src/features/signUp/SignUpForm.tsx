import { currentLocale, translateSentence } from '@athenaeum/messages';
import { Notice, Stack, TextField, TextLink } from '@athenaeum/shared-ui';
import { useWatch, useZodForm } from '@athenaeum/shared-ui/forms';
import { media, token } from '@athenaeum/shared-ui/theme';
import { SIGN_UP_MESSAGES, type SignUpInput, signUpInput } from '@athenaeum/users-contract';
import type { ChangeEvent, FocusEvent } from 'react';
import styled from 'styled-components';
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
        <Fields>
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
        </Fields>
        {checkout.problem && <Notice tone="vermilion">{checkout.problem}</Notice>}
        <ContinueButton checkout={checkout} missing={missing} />
      </Stack>
    </form>
  );
}

/** First and last name beside each other where there is room. */
const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${token.space[16]};
  align-items: start;

  & > :nth-child(3) {
    grid-column: 1 / -1;
  }

  ${media.under(360)} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

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

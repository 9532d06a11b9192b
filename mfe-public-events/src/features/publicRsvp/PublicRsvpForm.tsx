import { publicRSVPInput } from '@athenaeum/content-contract';
import { isApiError, messageOf } from '@athenaeum/shell-contract';
import { Button, Checkbox, Hint, Stack, TextField } from '@athenaeum/shared-ui';
import { ErrorSummary, useWatch, useZodForm } from '@athenaeum/shared-ui/forms';
import { useEffect, useId, useRef } from 'react';
import * as z from 'zod/mini';
import type { GuestAnswer } from './GuestRsvp';
import { PlaceFields } from './PlaceFields';
import { useContentPublicRsvpMutation } from './publicRsvp.api';

interface PublicRsvpFormProps {
  eventId: string;
  inviteCode: string | null;
  isClosed: boolean;
  onAnswer: (answer: GuestAnswer) => void;
}

const ABOUT_HER = [
  ['first_name', 'First name', 'given-name'],
  ['last_name', 'Last name', 'family-name'],
  ['email', 'Email', 'email'],
  ['title', 'Title', 'organization-title'],
  ['company', 'Company', 'organization'],
] as const;
const ALSO = [
  ['linkedin', 'LinkedIn', 'url'],
  ['phone', 'Phone', 'tel'],
] as const;
const TYPES: Partial<Record<string, string>> = { email: 'email', phone: 'tel', linkedin: 'url' };

/** A visitor's RSVP: the schema of the mutation checks the form (specification 5, public RSVP form). */
export function PublicRsvpForm({ eventId, inviteCode, isClosed, onAnswer }: PublicRsvpFormProps) {
  const waitsId = useId();
  const [send] = useContentPublicRsvpMutation();
  const form = useZodForm(publicRSVPInput, {
    defaultValues: { event_id: eventId, invite_code: inviteCode } as Partial<z.input<typeof publicRSVPInput>>,
  });
  const values = useWatch({ control: form.control });
  const isComplete = z.safeParse(publicRSVPInput, values).success;
  const first = useRef<HTMLFormElement>(null);
  // She pressed the button that stood here: the form goes on from there.
  useEffect(() => first.current?.querySelector('input')?.focus(), []);

  const submit = form.onSubmit(async (input) => {
    const { data, error } = await send({ input });
    if (error) return isApiError(error) ? error : { message: messageOf(error) };
    const status = data?.publicRSVP?.data?.status === 'PENDING' ? 'PENDING' : 'RESERVED';
    onAnswer({ status, email: input.email });
    return undefined;
  });
  const line = ([name, label, autoComplete]: (typeof ABOUT_HER | typeof ALSO)[number], optional = false) => (
    <TextField
      key={name}
      label={label}
      optional={optional}
      autoComplete={autoComplete}
      type={TYPES[name] ?? 'text'}
      {...form.field(name)}
      onBlur={(event) => {
        void form.field(name).onBlur(event);
        // What is wrong with what she typed is said when she leaves it; what is still empty waits for the end.
        if (event.target.value.trim()) void form.trigger(name);
      }}
    />
  );

  return (
    <form ref={first} noValidate onSubmit={(event) => void submit(event)} aria-label="RSVP">
      <Stack>
        {form.attempt > 0 && <ErrorSummary errors={form.errors} attempt={form.attempt} />}
        {ABOUT_HER.map((field) => line(field))}
        <PlaceFields form={form} />
        {ALSO.map((field) => line(field, true))}
        <Checkbox {...form.field('agree')} label="I agree to the release: the event may be recorded." />
        <Checkbox {...form.field('signUpCheck')} label="Send me the newsletter." />
        <Button
          type="submit"
          block
          large
          disabled={!isComplete}
          loading={form.isSending}
          aria-describedby={isComplete ? undefined : waitsId}
        >
          {isClosed ? 'Join Waitlist' : 'RSVP'}
        </Button>
        {!isComplete && (
          <Hint id={waitsId}>Fill in every required field and tick both boxes to continue.</Hint>
        )}
      </Stack>
    </form>
  );
}

import { publicRSVPInput } from '@athenaeum/content-contract';
import { isApiError, messageOf } from '@athenaeum/shell-contract';
import { Button, Checkbox, Hint, Notice, Stack, TextField } from '@athenaeum/shared-ui';
import { ErrorSummary, useWatch, useZodForm } from '@athenaeum/shared-ui/forms';
import { useId, useState } from 'react';
import * as z from 'zod/mini';
import { useContentPublicRsvpMutation } from './publicRsvp.api';

interface PublicRsvpFormProps {
  eventId: string;
  inviteCode: string | null;
  isClosed: boolean;
}

const FIELDS = [
  ['first_name', 'First name', 'given-name'],
  ['last_name', 'Last name', 'family-name'],
  ['email', 'Email', 'email'],
  ['company', 'Company', 'organization'],
  ['title', 'Title', 'organization-title'],
  ['country', 'Country', 'country-name'],
  ['city', 'City', 'address-level2'],
  ['state', 'State', 'address-level1'],
  ['linkedin', 'LinkedIn', 'url'],
  ['phone', 'Phone', 'tel'],
] as const;
const OPTIONAL: readonly string[] = ['linkedin', 'phone'];

/** A visitor's RSVP: the schema of the mutation checks the form (specification 5, public RSVP form). */
export function PublicRsvpForm({ eventId, inviteCode, isClosed }: PublicRsvpFormProps) {
  const waitsId = useId();
  const [send] = useContentPublicRsvpMutation();
  const [answer, setAnswer] = useState<'RESERVED' | 'PENDING' | null>(null);
  const form = useZodForm(publicRSVPInput, {
    defaultValues: { event_id: eventId, invite_code: inviteCode } as Partial<z.input<typeof publicRSVPInput>>,
  });
  const values = useWatch({ control: form.control });
  const isComplete = z.safeParse(publicRSVPInput, values).success;

  if (answer === 'PENDING') return <Notice tone="amber" title="Added to Waitlist." />;
  if (answer)
    return (
      <Notice tone="verdigris" title="Your seat is reserved.">
        We look forward to seeing you.
      </Notice>
    );

  const submit = form.onSubmit(async (input) => {
    const result = await send({ input });
    if (result.error) return isApiError(result.error) ? result.error : { message: messageOf(result.error) };
    setAnswer(result.data.publicRSVP?.data?.status === 'PENDING' ? 'PENDING' : 'RESERVED');
    return undefined;
  });

  return (
    <form noValidate onSubmit={(event) => void submit(event)} aria-label="RSVP">
      <Stack>
        <ErrorSummary errors={form.errors} attempt={form.attempt} />
        {FIELDS.map(([name, label, autoComplete]) => (
          <TextField
            key={name}
            label={label}
            optional={OPTIONAL.includes(name)}
            autoComplete={autoComplete}
            type={name === 'email' ? 'email' : name === 'phone' ? 'tel' : 'text'}
            {...form.field(name)}
          />
        ))}
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

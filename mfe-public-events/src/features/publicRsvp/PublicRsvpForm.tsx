import { publicRSVPInput } from '@athenaeum/content-contract';
import { isApiError, messageOf } from '@athenaeum/shell-contract';
import { Button, Checkbox, Hint, Stack, TextField } from '@athenaeum/shared-ui';
import { ErrorSummary, useFirstInvalidFocus, useWatch, useZodForm } from '@athenaeum/shared-ui/forms';
import { useEffect, useId, useRef } from 'react';
import * as z from 'zod/mini';
import { seatText } from '../../components/seat.messages';
import type { GuestAnswer } from './GuestRsvp';
import { PlaceFields } from './PlaceFields';
import { useContentPublicRsvpMutation } from './publicRsvp.api';
import { publicRsvpFieldText, publicRsvpFormText } from './publicRsvpForm.messages';

interface PublicRsvpFormProps {
  eventId: string;
  inviteCode: string | null;
  isClosed: boolean;
  onAnswer: (answer: GuestAnswer) => void;
}

const ABOUT_THE_GUEST = [
  ['first_name', 'given-name'],
  ['last_name', 'family-name'],
  ['email', 'email'],
  ['title', 'organization-title'],
  ['company', 'organization'],
] as const;
const OPTIONAL_FIELDS = [
  ['linkedin', 'url'],
  ['phone', 'tel'],
] as const;
/** Fields that show their own errors. */
const FIELDS = new Set<string>([
  ...[...ABOUT_THE_GUEST, ...OPTIONAL_FIELDS].map(([name]) => name),
  ...['country', 'state', 'city', 'agree', 'signUpCheck'],
]);
const TYPES: Partial<Record<string, string>> = { email: 'email', phone: 'tel', linkedin: 'url' };

/** A visitor's RSVP: validated by the mutation's schema (specification 5, public RSVP form). */
export function PublicRsvpForm({ eventId, inviteCode, isClosed, onAnswer }: PublicRsvpFormProps) {
  const waitsId = useId();
  const [send] = useContentPublicRsvpMutation();
  const form = useZodForm(publicRSVPInput, {
    defaultValues: { event_id: eventId, invite_code: inviteCode } as Partial<z.input<typeof publicRSVPInput>>,
    checkOnLeaving: true,
  });
  const values = useWatch({ control: form.control });
  const isComplete = z.safeParse(publicRSVPInput, values).success;
  const first = useRef<HTMLFormElement>(null);
  // The pressed button was replaced by the form, which takes the focus.
  useEffect(() => first.current?.querySelector('input')?.focus(), []);

  useFirstInvalidFocus(first, { attempt: form.attempt, isWrong: form.errors.length > 0 });
  // Errors of a field are shown at the field.
  const elsewhere = form.errors.filter(({ name }) => !FIELDS.has(name));

  const submit = form.onSubmit(async (input) => {
    const { data, error } = await send({ input });
    if (error) return isApiError(error) ? error : { message: messageOf(error) };
    const status = data?.publicRSVP?.data?.status === 'PENDING' ? 'PENDING' : 'RESERVED';
    onAnswer({ status, email: input.email });
    return undefined;
  });
  const line = (
    [name, autoComplete]: (typeof ABOUT_THE_GUEST | typeof OPTIONAL_FIELDS)[number],
    optional = false,
  ) => (
    <TextField
      key={name}
      label={publicRsvpFieldText[name]}
      optional={optional}
      autoComplete={autoComplete}
      type={TYPES[name] ?? 'text'}
      {...form.field(name)}
    />
  );

  return (
    <form
      ref={first}
      noValidate
      onSubmit={(event) => void submit(event)}
      aria-label={publicRsvpFormText.title}
    >
      <Stack>
        {form.attempt > 0 && <ErrorSummary errors={elsewhere} attempt={form.attempt} />}
        {ABOUT_THE_GUEST.map((field) => line(field))}
        <PlaceFields form={form} />
        {OPTIONAL_FIELDS.map((field) => line(field, true))}
        <Checkbox {...form.field('agree')} label={publicRsvpFormText.agree} />
        <Checkbox {...form.field('signUpCheck')} label={publicRsvpFormText.newsletter} />
        <Button
          type="submit"
          block
          large
          disabled={!isComplete}
          onDisabledPress={() => void submit()}
          loading={form.isSending}
          aria-describedby={isComplete ? undefined : waitsId}
        >
          {isClosed ? seatText.joinWaitlist : seatText.rsvp}
        </Button>
        {!isComplete && <Hint id={waitsId}>{publicRsvpFormText.incomplete}</Hint>}
      </Stack>
    </form>
  );
}

import { AVAILABILITY_LIMITS, creditTime, SESSION_DURATIONS } from '@athenaeum/coaching-contract';
import { isApiError, messageOf, useNotify } from '@athenaeum/shell-contract';
import { Button, Checkbox, Hint, Row, Section, Select } from '@athenaeum/shared-ui';
import { DraftStatus, ErrorSummary, useDraft, useZodForm, type SendResult } from '@athenaeum/shared-ui/forms';
import { token } from '@athenaeum/shared-ui/theme';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { MeetingFields } from '../../components/meeting';
import {
  useCoachingSaveAvailabilityMutation,
  type BookedSession,
  type KeptAvailability,
} from './availability.api';
import { availabilityText } from './availability.messages';
import { availabilityForm, valuesOf, type AvailabilityValues } from './availabilityForm';
import { bookedOutside } from './bookedOutside';
import { BookedOutside } from './BookedOutside';
import { Exceptions } from './Exceptions';
import { TimeZone } from './TimeZone';
import { WeeklyHours } from './WeeklyHours';

interface AvailabilityFormProps {
  kept: KeptAvailability;
  booked: readonly BookedSession[];
  now: number;
  /** Another window has saved since. */
  onConflict: (message: string) => void;
  onSaved: () => void;
}

/** All of a coach's hours, saved together. Booked sessions stay booked, which is said before saving. */
export function AvailabilityForm({ kept, booked, now, onConflict, onSaved }: AvailabilityFormProps) {
  const notify = useNotify();
  const [save] = useCoachingSaveAvailabilityMutation();
  const form = useZodForm(availabilityForm, { defaultValues: valuesOf(kept, now) });
  const draft = useDraft(form, `availability.${kept.coach_id}`);
  const { reset, getValues } = form;
  const { isSubmitSuccessful, submitCount } = form.formState;
  const sent = useRef<AvailabilityValues>(undefined);
  // The saved values become the initial ones; edits made during the save are kept.
  useEffect(() => {
    if (isSubmitSuccessful) reset(sent.current, { keepValues: true });
  }, [isSubmitSuccessful, submitCount, reset]);

  const timezone = form.chosen('timezone');
  const hours = form.chosen('hours');
  const exceptions = form.chosen('exceptions');
  const durations = form.chosen('durations');
  const meeting = form.chosen('meeting');
  const outside = bookedOutside(booked, {
    timezone: timezone.value,
    hours: hours.value,
    exceptions: exceptions.value,
  });

  const send = async (values: AvailabilityValues): Promise<SendResult> => {
    sent.current = getValues();
    try {
      await save({ input: { ...values, coach_id: kept.coach_id, version: kept.version } }).unwrap();
    } catch (error) {
      if (isApiError(error) && error.code === 'CONFLICT') onConflict(error.message);
      return { message: messageOf(error), fields: isApiError(error) ? error.fields : undefined };
    }
    notify(availabilityText.saved);
    onSaved();
  };

  return (
    <Form noValidate aria-label={availabilityText.form} onSubmit={form.onSubmit(send)}>
      <ErrorSummary errors={form.errors} attempt={form.attempt} />
      <TimeZone {...timezone} now={now} />
      <Section title={availabilityText.weekly} note={availabilityText.weeklyNote}>
        <WeeklyHours {...hours} errors={form.errors} />
      </Section>
      <Section title={availabilityText.exceptions} note={availabilityText.exceptionsNote}>
        <Exceptions {...exceptions} errors={form.errors} timezone={timezone.value} now={now} />
      </Section>
      <Section title={availabilityText.sessions}>
        <Rules>
          <fieldset id={durations.id} tabIndex={-1}>
            <legend>{availabilityText.lengths}</legend>
            {SESSION_DURATIONS.map((minutes) => (
              <Checkbox
                key={minutes}
                label={creditTime(minutes)}
                checked={durations.value.includes(minutes)}
                onChange={({ target: { checked } }) =>
                  durations.onChange(
                    checked
                      ? [...durations.value, minutes].sort((one, other) => one - other)
                      : durations.value.filter((other) => other !== minutes),
                  )
                }
              />
            ))}
            {durations.error && <Problem>{durations.error}</Problem>}
          </fieldset>
          <NumberChoice
            label={availabilityText.notice}
            {...form.chosen('notice_hours')}
            choices={[0, 2, 4, 8, 12, 24, 48, 72, 168, AVAILABILITY_LIMITS.notice.max]}
            words={noticeWords}
          />
          <NumberChoice
            label={availabilityText.horizon}
            {...form.chosen('horizon_days')}
            choices={[7, 14, 30, 60, 90, AVAILABILITY_LIMITS.horizon.max]}
            words={(count) => availabilityText.days({ count })}
          />
        </Rules>
      </Section>
      <Section title={availabilityText.where} note={availabilityText.whereNote}>
        <MeetingFields
          path="meeting"
          label={availabilityText.how}
          value={meeting.value ?? { kind: 'room' }}
          errors={form.errors}
          onChange={meeting.onChange}
        />
      </Section>
      <Save>
        <BookedOutside sessions={outside} zone={timezone.value} />
        <Row>
          <Button type="submit" large loading={form.isSending}>
            {form.isSending ? availabilityText.saving : availabilityText.save}
          </Button>
          <DraftStatus draft={draft} />
        </Row>
        <Hint>{availabilityText.booked}</Hint>
      </Save>
    </Form>
  );
}

/** Hours as text: from two days on in days. */
function noticeWords(hours: number): string {
  if (hours === 0) return availabilityText.noNotice;
  return hours < 48 ? availabilityText.hours({ count: hours }) : availabilityText.days({ count: hours / 24 });
}

interface NumberChoiceProps {
  label: string;
  name: string;
  id: string;
  value: number;
  error: string | undefined;
  choices: readonly number[];
  words: (count: number) => string;
  onChange: (value: number) => void;
}

/** Common values, and the current one. */
function NumberChoice({ choices, words, value, onChange, ...field }: NumberChoiceProps) {
  const all = [...new Set([...choices, value])].sort((one, other) => one - other);
  return (
    <Select
      {...field}
      options={all.map((count) => ({ value: String(count), label: words(count) }))}
      value={String(value)}
      onChange={(event) => onChange(Number(event.target.value))}
    />
  );
}

/* Keeps a row of hours narrow enough to take in at a glance. */
const Form = styled.form`
  max-width: 860px;
`;

const Rules = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 240px), 1fr));
  gap: ${token.space[24]} ${token.space[32]};

  & legend {
    margin-bottom: ${token.space[4]};
    font-weight: ${token.weight.strong};
  }
`;

const Problem = styled(Hint)`
  color: ${token.color.badFg};
`;

const Save = styled.div`
  display: grid;
  gap: ${token.space[12]};
  margin-top: ${token.space[48]};
`;

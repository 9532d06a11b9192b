import { MEETING_LIMITS, type MeetingInput, type MeetingKind } from '@athenaeum/coaching-contract';
import { Select, Stack, TextField, type TextFieldProps } from '@athenaeum/shared-ui';
import { type ErrorEntry, fieldId } from '@athenaeum/shared-ui/forms';

interface MeetingFieldsProps {
  /** Where it stands in the form. */
  path: string;
  label: string;
  value: MeetingInput;
  errors: readonly ErrorEntry[];
  onChange: (meeting: MeetingInput) => void;
}

/** How a coach and a member meet: a room, or a place of the coach's own. */
export function MeetingFields({ path, label, value, errors, onChange }: MeetingFieldsProps) {
  const errorOf = (name: string) => errors.find((error) => error.name === `${path}.${name}`)?.message;
  const field = FIELDS[value.kind];
  return (
    <Stack>
      <Select
        id={fieldId(`${path}.kind`)}
        label={label}
        options={CHOICES}
        value={value.kind}
        error={errorOf('kind')}
        // What was typed for one way of meeting means nothing in another.
        onChange={(event) => onChange({ kind: event.target.value as MeetingKind, value: null })}
      />
      {field && (
        <TextField
          {...field}
          id={fieldId(`${path}.value`)}
          value={value.value ?? ''}
          error={errorOf('value')}
          onChange={(event) => onChange({ ...value, value: event.target.value })}
        />
      )}
    </Stack>
  );
}

const CHOICES: { value: MeetingKind; label: string }[] = [
  { value: 'room', label: 'A video room made for each session' },
  { value: 'link', label: 'Your own video link' },
  { value: 'phone', label: 'By phone' },
  { value: 'address', label: 'In person' },
];

const FIELDS: Record<MeetingKind, Pick<TextFieldProps, 'label' | 'hint' | 'type' | 'max'> | null> = {
  room: null,
  link: {
    label: 'Video link',
    hint: 'Begins with https://. Members open it with Join.',
    type: 'url',
  },
  phone: {
    label: 'Phone number',
    hint: 'With its country code. Only members who have booked see it.',
    type: 'tel',
  },
  address: {
    label: 'Address',
    hint: 'Only members who have booked see it.',
    max: MEETING_LIMITS.address,
  },
};

import { MEETING_LIMITS, type MeetingInput, type MeetingKind } from '@athenaeum/coaching-contract';
import { Select, Stack, TextField, type TextFieldProps } from '@athenaeum/shared-ui';
import { type ErrorEntry, fieldId } from '@athenaeum/shared-ui/forms';
import { meetingFieldsText } from './meetingFields.messages';

interface MeetingFieldsProps {
  /** Path of the field in the form. */
  path: string;
  label: string;
  value: MeetingInput;
  errors: readonly ErrorEntry[];
  onChange: (meeting: MeetingInput) => void;
}

/** How a coach and a member meet: a room, or a place of the coach's own. */
export function MeetingFields({ path, label, value, errors, onChange }: MeetingFieldsProps) {
  const errorOf = (name: string) => errors.find((error) => error.name === `${path}.${name}`)?.message;
  const field = fieldOf(value.kind);
  return (
    <Stack>
      <Select
        id={fieldId(`${path}.kind`)}
        label={label}
        options={KINDS.map((kind) => ({ value: kind, label: meetingFieldsText[kind] }))}
        value={value.kind}
        error={errorOf('kind')}
        // A value typed for one kind of meeting is invalid for another.
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

const KINDS = ['room', 'link', 'phone', 'address'] as const satisfies MeetingKind[];

type MeetingField = Pick<TextFieldProps, 'label' | 'hint' | 'type' | 'max'>;

/** The further field of each kind of meeting. */
function fieldOf(kind: MeetingKind): MeetingField | null {
  switch (kind) {
    case 'link':
      return { label: meetingFieldsText.linkLabel, hint: meetingFieldsText.linkHint, type: 'url' };
    case 'phone':
      return { label: meetingFieldsText.phoneLabel, hint: meetingFieldsText.phoneHint, type: 'tel' };
    case 'address':
      return {
        label: meetingFieldsText.addressLabel,
        hint: meetingFieldsText.addressHint,
        max: MEETING_LIMITS.address,
      };
    default:
      return null;
  }
}

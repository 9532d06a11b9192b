import { ownZone, TextField } from '@athenaeum/shared-ui';
import { fromLocalTime, toLocalTime } from '@athenaeum/common/zones';
import type { EntryZodForm } from '../EntryForm';
import type { EntryField } from '../kindView';
import { controlOf } from './controlOf';

interface MomentFieldProps {
  field: EntryField<'moment'>;
  optional?: boolean;
  form: EntryZodForm;
}

/** A date and time in the user's zone; the value is epoch ms, null while empty. */
export function MomentField({ field, optional, form }: MomentFieldProps) {
  const { value, onChange, ...rest } = controlOf(form, field);
  const zone = ownZone();
  return (
    <TextField
      {...rest}
      type="datetime-local"
      label={field.label}
      hint={field.hint}
      optional={optional}
      value={value !== null && !Number.isNaN(value) ? toLocalTime(value, zone) : ''}
      // An empty required field is invalid, which the form reports.
      onChange={({ target }) =>
        onChange(target.value === '' && optional ? null : fromLocalTime(target.value, zone))
      }
    />
  );
}

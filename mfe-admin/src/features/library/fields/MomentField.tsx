import { ownZone, TextField } from '@athenaeum/shared-ui';
import { fromLocalTime, toLocalTime } from '@athenaeum/common/zones';
import type { EntryZodForm } from '../EntryForm';

interface MomentFieldProps {
  name: string;
  label: string;
  hint?: string | undefined;
  optional?: boolean;
  form: EntryZodForm;
}

/** A date and time in the user's zone; the value is epoch ms, null while empty. */
export function MomentField({ name, label, hint, optional, form }: MomentFieldProps) {
  const { value, onChange, ...rest } = form.chosen(name);
  const zone = ownZone();
  return (
    <TextField
      {...rest}
      type="datetime-local"
      label={label}
      hint={hint}
      optional={optional}
      value={typeof value === 'number' && !Number.isNaN(value) ? toLocalTime(value, zone) : ''}
      // An empty required field is invalid, which the form reports.
      onChange={({ target }) =>
        onChange(target.value === '' && optional ? null : fromLocalTime(target.value, zone))
      }
    />
  );
}

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

/** A moment by the clock of whoever writes it; kept as epoch ms, null while it is empty. */
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
      // Where it has to be there, nothing is no moment either: the form says so.
      onChange={({ target }) =>
        onChange(target.value === '' && optional ? null : fromLocalTime(target.value, zone))
      }
    />
  );
}

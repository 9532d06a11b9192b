import {
  Button,
  Card,
  FieldError,
  Hint,
  PlusIcon,
  Row,
  Stack,
  TextArea,
  TextField,
} from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import { fieldId } from '@athenaeum/shared-ui/forms';
import styled from 'styled-components';
import type { EntryZodForm } from '../EntryForm';
import type { EntryField } from '../kindView';
import { controlOf } from './controlOf';
import { MoveButtons, movedTo, useFocusAfterwards } from './MoveButtons';

interface PartsFieldProps {
  field: EntryField<'parts'>;
  form: EntryZodForm;
}

/** An ordered list of equal parts: tips, parts of a text. */
export function PartsField({ field, form }: PartsFieldProps) {
  const { name, label, hint, add, nth, columns, max } = field;
  const { value: parts, onChange, error, id } = controlOf(form, field);
  const focus = useFocusAfterwards();
  const first = columns[0]!.name;

  const move = (from: number, to: number) => {
    if (to < 0 || to >= parts.length) return;
    // Parts have no ids: the button at the new position gets the focus.
    focus(`${id}-${to}-${to < from ? 'up' : 'down'}`);
    onChange(movedTo(parts, from, to));
  };
  const addPart = () => {
    focus(fieldId(`${name}.${parts.length}.${first}`));
    onChange([...parts, Object.fromEntries(columns.map((column) => [column.name, '']))]);
  };

  return (
    <Group id={id} tabIndex={-1} aria-labelledby={`${id}-label`}>
      <strong id={`${id}-label`}>{label}</strong>
      {hint && <Hint>{hint}</Hint>}
      {parts.map((part, place) => (
        <Card $padded key={place} role="group" aria-label={nth({ number: place + 1 })}>
          <Stack $gap={12}>
            <Row $between>
              <strong>{nth({ number: place + 1 })}</strong>
              <span>
                <MoveButtons
                  id={`${id}-${place}`}
                  what={nth({ number: place + 1 })}
                  place={place}
                  count={parts.length}
                  onMove={(to) => move(place, to)}
                  onRemove={() => {
                    focus(`${id}-add`);
                    onChange(parts.filter((_, other) => other !== place));
                  }}
                />
              </span>
            </Row>
            {columns.map((column) => {
              const path = `${name}.${place}.${column.name}`;
              const control = {
                id: fieldId(path),
                label: column.label,
                max: column.max,
                value: part[column.name] ?? '',
                error: form.errors.find((entry) => entry.name === path)?.message,
                onChange: ({ target }: { target: { value: string } }) =>
                  onChange(
                    parts.map((other, at) =>
                      at === place ? { ...other, [column.name]: target.value } : other,
                    ),
                  ),
              };
              return column.long ? (
                <TextArea key={column.name} rows={4} {...control} />
              ) : (
                <TextField key={column.name} {...control} />
              );
            })}
          </Stack>
        </Card>
      ))}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {parts.length < max && (
        <Row>
          <Button id={`${id}-add`} look="outlined" onClick={addPart}>
            <PlusIcon /> {add}
          </Button>
        </Row>
      )}
    </Group>
  );
}

const Group = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[12]};
  min-width: 0;

  & strong {
    font-weight: ${token.weight.strong};
  }
`;

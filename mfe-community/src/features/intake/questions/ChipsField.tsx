import { Chip, FieldError, FieldHint, useFieldIds } from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';
import { choiceLabel } from '../../../components/choiceLabel';

interface ChipsFieldProps {
  id: string;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  options: readonly string[];
  value: readonly string[];
  onChange: (value: string[]) => void;
}

/** Excludes every other choice. */
const PREFER_NOT_TO_SAY = 'Prefer not to say';

/** Multiple choice from a few options, all in view; other values the member has are shown too. */
export function ChipsField({ id, label, hint, error, options, value, onChange }: ChipsFieldProps) {
  const ids = useFieldIds(id);
  const all = [...options, ...value.filter((one) => !options.includes(one))];
  const press = (one: string) => {
    if (value.includes(one)) return onChange(value.filter((other) => other !== one));
    onChange(
      one === PREFER_NOT_TO_SAY ? [one] : [...value.filter((other) => other !== PREFER_NOT_TO_SAY), one],
    );
  };
  const described = [hint && ids.hint, error && ids.error].filter(Boolean).join(' ');
  return (
    <fieldset id={id} tabIndex={-1} aria-describedby={described || undefined}>
      <Legend>{label}</Legend>
      {hint && <FieldHint id={ids.hint}>{hint}</FieldHint>}
      <Chips>
        {all.map((one) => (
          <Chip key={one} pressed={value.includes(one)} onClick={() => press(one)}>
            {choiceLabel(one)}
          </Chip>
        ))}
      </Chips>
      <FieldError id={ids.error}>{error}</FieldError>
    </fieldset>
  );
}

const Legend = styled.legend`
  margin-bottom: ${token.space[4]};
  padding: 0;
  font-weight: ${token.weight.strong};
`;

const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[8]};
  margin-top: ${token.space[4]};

  /* A long label wraps instead of overflowing. */
  & > button {
    white-space: normal;
    text-align: left;
  }
`;

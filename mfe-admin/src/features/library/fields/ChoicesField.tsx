import {
  FieldError,
  Hint,
  Meta,
  Stack,
  useDebounced,
  useFieldIds,
  VisuallyHidden,
} from '@athenaeum/shared-ui';
import { Combobox } from '@athenaeum/shared-ui/combobox';
import { token } from '@athenaeum/shared-ui/theme';
import { useState } from 'react';
import styled from 'styled-components';
import { commonText } from '../../../components/common.messages';
import type { EntryZodForm } from '../EntryForm';
import type { ChoicesOf, EntryField } from '../kindView';
import { type Choice, useContentChoicesQuery } from '../library.api';
import { libraryText } from '../library.messages';
import { useNamed } from '../useTitles';
import { controlOf } from './controlOf';
import { MoveButtons, movedTo, useFocusAfterwards } from './MoveButtons';

interface ChoicesFieldProps {
  field: EntryField<'many'>;
  form: EntryZodForm;
}

/** An ordered list of other entries: added by search, moved and removed by buttons. */
export function ChoicesField({ field, form }: ChoicesFieldProps) {
  const { label, hint, of, add, max } = field;
  const { value: ids, onChange, error, id } = controlOf(form, field);
  const named = useNamed(of, ids);
  const [said, setSaid] = useState('');
  const focus = useFocusAfterwards();
  const words = useFieldIds(id);

  const titleOf = (one: string) => named.get(one)?.title ?? commonText.deleted;
  const move = (from: number, to: number) => {
    if (to < 0 || to >= ids.length) return;
    focus(`${id}-${ids[from]}-${to < from ? 'up' : 'down'}`);
    onChange(movedTo(ids, from, to));
    setSaid(libraryText.nowAt({ title: titleOf(ids[from]!), place: to + 1, count: ids.length }));
  };

  return (
    <Group aria-labelledby={`${id}-label`} aria-describedby={error ? words.error : undefined}>
      <strong id={`${id}-label`}>{label}</strong>
      {hint && <Hint>{hint}</Hint>}
      {ids.length > 0 && (
        <Chosen>
          {ids.map((one, place) => (
            <li key={one}>
              <span>
                {titleOf(one)}
                <Meta as="small">{named.get(one)?.detail}</Meta>
              </span>
              <MoveButtons
                id={`${id}-${one}`}
                what={titleOf(one)}
                place={place}
                count={ids.length}
                onMove={(to) => move(place, to)}
                onRemove={() => {
                  onChange(ids.filter((other) => other !== one));
                  setSaid(libraryText.removed({ title: titleOf(one) }));
                  focus(id);
                }}
              />
            </li>
          ))}
        </Chosen>
      )}
      {ids.length < max && (
        <Finder
          id={id}
          label={add}
          of={of}
          without={ids}
          onChoose={({ id: chosen, title }) => {
            onChange([...ids, chosen]);
            setSaid(libraryText.chosen({ title }));
          }}
        />
      )}
      {error && <FieldError id={words.error}>{error}</FieldError>}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </Group>
  );
}

interface ChoiceFieldProps {
  field: EntryField<'one'>;
  form: EntryZodForm;
  /** Cannot be changed. */
  isFixed: boolean;
}

/** One other entry, chosen by search. */
export function ChoiceField({ field, form, isFixed }: ChoiceFieldProps) {
  const { label, hint, of } = field;
  const { value: chosen, onChange, error, id } = controlOf(form, field);
  const named = useNamed(of, chosen ? [chosen] : []).get(chosen);

  return (
    <Stack $gap={8}>
      {isFixed ? (
        <p>
          <strong>{label}</strong> {named?.title}
        </p>
      ) : (
        <Finder
          id={id}
          label={label}
          hint={hint}
          error={error}
          of={of}
          chosen={named ?? null}
          onChoose={(choice) => onChange(choice.id)}
        />
      )}
      {named?.detail && <Meta>{named.detail}</Meta>}
    </Stack>
  );
}

interface FinderProps {
  id: string;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  of: ChoicesOf;
  without?: readonly string[];
  /** The chosen one; without it the field is cleared after each choice. */
  chosen?: Choice | null;
  onChoose: (choice: Choice) => void;
}

function Finder({ of, without = [], chosen, onChoose, ...field }: FinderProps) {
  const [words, setWords] = useState('');
  const [text, setText] = useDebounced(words, setWords);
  const { data, isFetching } = useContentChoicesQuery({
    input: { of, ...(words.trim() && { words: words.trim() }) },
  });
  const found = (data?.choices?.data ?? []).filter(({ id }) => !without.includes(id));
  // Remounted after each choice, so that the field is empty again.
  return (
    <Combobox
      key={without.join()}
      {...field}
      options={found.map(({ id, title, detail }) => ({
        value: id,
        label: title,
        ...(detail && { note: detail }),
      }))}
      value={chosen?.id ?? ''}
      {...(chosen && { valueText: chosen.title })}
      loading={isFetching || text !== words}
      onSearch={setText}
      onChange={(value) => {
        const choice = found.find(({ id }) => id === value);
        if (choice) onChoose(choice);
      }}
    />
  );
}

const Group = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[8]};
  min-width: 0;

  & > strong {
    font-weight: ${token.weight.strong};
  }
`;

const Chosen = styled.ol`
  display: grid;
  gap: ${token.space[4]};

  & > li {
    display: flex;
    align-items: center;
    padding: ${token.space[4]} ${token.space[4]} ${token.space[4]} ${token.space[16]};
    border: 1px solid ${token.color.line};
    border-radius: ${token.radius[8]};
    background: ${token.color.card};
  }

  & > li > span {
    display: grid;
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

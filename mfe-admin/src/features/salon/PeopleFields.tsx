import { FieldError, Hint, IconButton, Select, Stack, Trash2Icon } from '@athenaeum/shared-ui';
import { Combobox } from '@athenaeum/shared-ui/combobox';
import { token } from '@athenaeum/shared-ui/theme';
import { useState } from 'react';
import styled from 'styled-components';
import { commonText } from '../../components/common.messages';
import { EditorSection } from './EditorSection';
import { useContentSalonPeopleQuery } from './salon.api';
import { salonText } from './salon.messages';
import type { SalonForm } from './SalonEditor';
import type { Person } from './salonValues';

const TAKE = 20;

/** Hosts and experts, in order. */
export function PeopleFields({ form }: { form: SalonForm }) {
  const { value: people, onChange, error, id } = form.chosen('speakers');
  const [words, setWords] = useState('');
  const { currentData, isFetching } = useContentSalonPeopleQuery({
    input: { ...(words.trim() ? { name: { contains: words.trim().slice(0, 100) } } : {}), take: TAKE },
  });
  const found = (currentData?.speakers?.data ?? []).filter(
    (one) => !people.some(({ speaker_id }) => speaker_id === one.id),
  );

  const add = (speaker_id: string) => {
    const one = found.find((person) => person.id === speaker_id);
    if (!one) return;
    setWords('');
    onChange([...people, { speaker_id, type: 'HOST', name: one.name }]);
  };
  const change = (speaker_id: string, type: Person['type']) =>
    onChange(people.map((one) => (one.speaker_id === speaker_id ? { ...one, type } : one)));

  return (
    <EditorSection title={salonText.people}>
      <Stack $gap={8}>
        {people.length === 0 && <Hint>{salonText.noPeople}</Hint>}
        <People>
          {people.map(({ speaker_id, type, name }) => (
            <li key={speaker_id}>
              <span>{name}</span>
              <Select
                label={salonText.roleOf({ name })}
                labelHidden
                options={[
                  { value: 'HOST', label: commonText.host },
                  { value: 'SME', label: commonText.expert },
                ]}
                value={type}
                onChange={({ target }) => change(speaker_id, target.value as Person['type'])}
              />
              <IconButton
                label={salonText.removeOne({ name })}
                icon={<Trash2Icon />}
                onClick={() => onChange(people.filter((one) => one.speaker_id !== speaker_id))}
              />
            </li>
          ))}
        </People>
        <FieldError id={`${id}-error`}>{error}</FieldError>
        <Combobox
          // Empty again for the next one.
          key={people.length}
          id={id}
          label={salonText.addPerson}
          placeholder={salonText.addPersonHint}
          options={found.map((one) => ({ value: one.id, label: one.name, note: one.title ?? undefined }))}
          value=""
          onChange={add}
          onSearch={setWords}
          loading={isFetching}
          emptyText={salonText.noPerson}
        />
      </Stack>
    </EditorSection>
  );
}

const People = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 140px auto;
    align-items: center;
    gap: ${token.space[12]};
    min-height: 56px;
    overflow-wrap: anywhere;
  }
`;

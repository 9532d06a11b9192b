import { ErrorPanel, MultiSelect, Select, TextArea, TextButton, TextField } from '@athenaeum/shared-ui';
import { useState } from 'react';
import styled from 'styled-components';
import { EVENT_TYPES, eventTypeLabel, SALON_LIMITS, slugFrom } from '@athenaeum/content-contract';
import { EditorSection, Fields } from './EditorSection';
import { salonText } from './salon.messages';
import type { SalonForm } from './SalonEditor';
import type { Choices } from './useChoices';

interface WordFieldsProps {
  form: SalonForm;
  isNew: boolean;
  choices: Choices;
}

/** Title, texts, categories and goals. */
export function WordFields({ form, isNew, choices }: WordFieldsProps) {
  const title = form.watch('title');
  const slug = form.watch('slug');
  const offered = slugFrom(title);
  const type = form.chosen('event_type');
  return (
    <>
      <EditorSection title={salonText.details}>
        <TextField label={salonText.title} max={SALON_LIMITS.title} {...form.field('title')} />
        <div>
          <TextField
            label={salonText.address}
            hint={isNew ? salonText.pageAt({ slug: slug || '…' }) : salonText.pageMoved({ slug })}
            {...form.field('slug')}
          />
          {offered && offered !== slug && isNew && (
            <TextButton onClick={() => form.chosen('slug').onChange(offered)}>
              {salonText.useSlug({ slug: offered })}
            </TextButton>
          )}
        </div>
        <TextField
          label={salonText.subtitle}
          optional
          max={SALON_LIMITS.subtitle}
          {...form.field('subtitle')}
        />
        <TextArea
          label={salonText.description}
          optional
          rows={8}
          max={SALON_LIMITS.description}
          {...form.field('description')}
        />
        <Fields>
          <Select
            label={salonText.type}
            name={type.name}
            id={type.id}
            error={type.error}
            options={EVENT_TYPES.map((value) => ({
              value,
              label: eventTypeLabel(value) ?? salonText.notShown,
            }))}
            value={type.value}
            onChange={({ target }) => type.onChange(target.value)}
          />
        </Fields>
      </EditorSection>
      <EditorSection title={salonText.filedUnder}>
        {choices.isMissing ? (
          <ErrorPanel title={salonText.choicesFailed} onRetry={choices.retry} />
        ) : (
          <Lists>
            <Choice
              label={salonText.categories}
              options={choices.categories}
              {...form.chosen('category_ids')}
            />
            <Choice label={salonText.goals} options={choices.tags} {...form.chosen('tag_ids')} />
          </Lists>
        )}
      </EditorSection>
    </>
  );
}

interface ChoiceProps {
  label: string;
  options: Choices['categories'];
  value: string[];
  onChange: (ids: string[]) => void;
}

/** Initially selected choices are listed first, so that a long list can stay folded. */
function Choice({ label, options, value, onChange }: ChoiceProps) {
  const [first] = useState(value);
  const isFirst = ({ value: id }: { value: string }) => first.includes(id);
  const ordered = [...options.filter(isFirst), ...options.filter((option) => !isFirst(option))];
  return (
    <div>
      <h3>{label}</h3>
      <MultiSelect label={label} options={ordered} selected={value} onChange={onChange} />
    </div>
  );
}

const Lists = styled(Fields)`
  align-items: start;
`;

import { useZodForm } from '@athenaeum/shared-ui/forms';
import {
  COMMUNITY_AFFILIATIONS,
  LANGUAGES,
  PERSONAS,
  profileFields,
  USER_LIMITS,
  withoutDuplicates,
} from '@athenaeum/users-contract';
import * as z from 'zod/mini';
import { ValuesField } from '../../../components/values';
import { profileFieldText } from '../profileField.messages';
import type { Member } from '../memberProfile.api';
import { useOwner } from '../owner';
import { changedFields } from './changedFields';
import { editText } from './edit.messages';
import { SectionForm } from './SectionForm';
import { CurrentList } from './CurrentValues';
import { useSaving } from './useSaving';

type ValuesPart = 'thought_leadership_topics' | 'languages' | 'persona' | 'community_affiliations';

interface ValuesFormProps {
  part: ValuesPart;
  hint: string;
  addLabel: string;
  options?: readonly string[];
  itemMax?: number;
}

/** A multi-value section. */
function ValuesForm({ part, hint, addLabel, options, itemMax }: ValuesFormProps) {
  const title = profileFieldText[part];
  const member = useOwner()!.member;
  const valuesOf = (from: Member) => ({ values: from[part] ?? [], adding: '' });
  // One of four fields with the same schema; that of topics is stricter.
  const form = useZodForm(part === 'thought_leadership_topics' ? topicsForm : valuesForm, {
    defaultValues: valuesOf(member),
  });
  const saving = useSaving(form, {
    part,
    saved: editText.saved({ section: title }),
    valuesOf,
    inputOf: ({ values }, read) => changedFields({ [part]: values }, read),
    together: (mine, latest) => ({
      ...mine,
      values: withoutDuplicates([...(latest[part] ?? []), ...(mine.values ?? [])]),
    }),
  });
  const { value, onChange, id, error } = form.chosen('values');
  const adding = form.chosen('adding');

  return (
    <SectionForm
      title={editText.title({ section: title })}
      form={form}
      saving={saving}
      current={<CurrentList values={saving.latest?.[part]} />}
      onSubmit={form.onSubmit(saving.send)}
    >
      <ValuesField
        {...{ id, hint, addLabel, options, itemMax }}
        label={title}
        labelHidden
        values={value ?? []}
        onChange={onChange}
        adding={adding.value}
        onAdding={adding.onChange}
        error={error ?? form.errors.find(({ name }) => name.startsWith('values.'))?.message}
      />
    </SectionForm>
  );
}

const valuesForm = z.object({ values: profileFields.languages, adding: z.string() });
const topicsForm = z.object({ values: profileFields.thought_leadership_topics, adding: z.string() });

export const TopicsForm = () => (
  <ValuesForm
    part="thought_leadership_topics"
    hint={editText.topicsHint}
    addLabel={editText.addTopic}
    itemMax={USER_LIMITS.topic}
  />
);

export const LanguagesForm = () => (
  <ValuesForm
    part="languages"
    hint={editText.languagesHint}
    addLabel={editText.addLanguage}
    options={LANGUAGES}
  />
);

export const PersonaForm = () => (
  <ValuesForm part="persona" hint={editText.personaHint} addLabel={editText.addPersona} options={PERSONAS} />
);

export const AffiliationsForm = () => (
  <ValuesForm
    part="community_affiliations"
    hint={editText.affiliationsHint}
    addLabel={editText.addAffiliation}
    options={COMMUNITY_AFFILIATIONS}
  />
);

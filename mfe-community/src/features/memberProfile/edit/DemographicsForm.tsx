import { Hint, Select, TextArea } from '@athenaeum/shared-ui';
import { useZodForm } from '@athenaeum/shared-ui/forms';
import {
  AGE_BRACKETS,
  ETHNICITIES,
  GENDERS,
  MILITARY_STATUSES,
  PROFILE_SECTIONS,
  profileFields,
  USER_LIMITS,
  YES_NO_DECLINED,
} from '@athenaeum/users-contract';
import * as z from 'zod/mini';
import { choicesOf } from '../../../components/choiceLabel';
import { ValuesField } from '../../../components/values';
import { profileFieldText } from '../profileField.messages';
import type { Member } from '../memberProfile.api';
import { useOwner } from '../owner';
import { sectionText } from '../section.messages';
import { changedFields } from './changedFields';
import { orEmpty, withOwn } from './choices';
import { editText } from './edit.messages';
import { Fields } from './Fields';
import { SectionForm } from './SectionForm';
import { CurrentFields } from './CurrentValues';
import { useSaving } from './useSaving';

const SINGLE = {
  gender: GENDERS,
  age_bracket: [...AGE_BRACKETS, 'Prefer not to say'],
  military_status: MILITARY_STATUSES,
  lgbtqia: YES_NO_DECLINED,
  disability: YES_NO_DECLINED,
} as const;
const singles = Object.keys(SINGLE) as (keyof typeof SINGLE)[];

const { gender, age_bracket, military_status, lgbtqia, disability, ethnicity, demographics } = profileFields;
const demographicsForm = z.object({
  gender,
  age_bracket,
  military_status,
  lgbtqia,
  disability,
  ethnicity,
  demographics,
  adding: z.string(),
});

const valuesOf = (member: Member) => ({
  gender: orEmpty(member.gender),
  age_bracket: orEmpty(member.age_bracket),
  military_status: orEmpty(member.military_status),
  lgbtqia: orEmpty(member.lgbtqia),
  disability: orEmpty(member.disability),
  ethnicity: member.ethnicity ?? [],
  demographics: orEmpty(member.demographics),
  adding: '',
});

/** All of it is optional, and private unless the member shares it. */
export function DemographicsForm() {
  const { member } = useOwner()!;
  const form = useZodForm(demographicsForm, { defaultValues: valuesOf(member) });
  const saving = useSaving(form, {
    part: 'demographics',
    saved: editText.saved({ section: sectionText.demographics }),
    valuesOf,
    inputOf: changedFields,
  });
  const { value, onChange, id, error } = form.chosen('ethnicity');
  const adding = form.chosen('adding');
  return (
    <SectionForm
      title={editText.title({ section: sectionText.demographics })}
      form={form}
      saving={saving}
      current={
        saving.latest && <CurrentFields latest={saving.latest} fields={PROFILE_SECTIONS.demographics} />
      }
      onSubmit={form.onSubmit(saving.send)}
    >
      <Hint>{editText.optional}</Hint>
      <Fields>
        {singles.map((name) => (
          <Select
            key={name}
            label={profileFieldText[name]}
            placeholder={editText.notSaid}
            options={choicesOf(withOwn(SINGLE[name], member[name]))}
            {...form.field(name)}
          />
        ))}
      </Fields>
      <ValuesField
        {...{ id, error }}
        label={profileFieldText.ethnicity}
        options={ETHNICITIES}
        values={value ?? []}
        onChange={onChange}
        adding={adding.value}
        onAdding={adding.onChange}
      />
      <TextArea
        label={profileFieldText.demographics}
        rows={4}
        max={USER_LIMITS.textSection}
        {...form.field('demographics')}
      />
    </SectionForm>
  );
}

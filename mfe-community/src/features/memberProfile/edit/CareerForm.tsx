import { Select } from '@athenaeum/shared-ui';
import { useZodForm } from '@athenaeum/shared-ui/forms';
import {
  BUDGET_RANGES,
  BUSINESS_MODELS,
  BUSINESS_SIZES,
  COMPANY_TYPES_AND_SIZES,
  EMPLOYEE_RANGES,
  EXECUTIVE_LEVELS,
  FUNCTIONS,
  INDUSTRIES,
  LEADERSHIP_AREAS,
  P_AND_L_RANGES,
  PROFILE_SECTIONS,
  profileFields,
  REGIONS,
  SCALING_EXPERIENCE,
  TRANSACTION_TYPES,
  YES_NO,
} from '@athenaeum/users-contract';
import * as z from 'zod/mini';
import { choicesOf } from '../../../components/choiceLabel';
import { ValuesField } from '../../../components/values';
import { profileFieldText } from '../profileField.messages';
import type { Member } from '../memberProfile.api';
import { useOwner } from '../owner';
import { sectionText } from '../section.messages';
import { changedFields } from './changedFields';
import { withOwn } from './choices';
import { editText } from './edit.messages';
import { Fields } from './Fields';
import { SectionForm } from './SectionForm';
import { CurrentFields } from './CurrentValues';
import { useSaving } from './useSaving';

/** Fields with one value of a list. */
const SINGLE = {
  role: FUNCTIONS,
  executive_level: EXECUTIVE_LEVELS,
  largest_p_l: P_AND_L_RANGES,
  business_size: BUSINESS_SIZES,
  type_size_company: COMPANY_TYPES_AND_SIZES,
  experience_scaling_revenue: SCALING_EXPERIENCE,
  largest_budget: BUDGET_RANGES,
  largest_employees: EMPLOYEE_RANGES,
  financial_expert: YES_NO,
} as const;
type Single = keyof typeof SINGLE;

/** Fields with several values of a list, and own words. */
const SEVERAL = {
  industry_experience: INDUSTRIES,
  leadership_areas: LEADERSHIP_AREAS,
  business_model_experience: BUSINESS_MODELS,
  regions: REGIONS,
  transaction_experience: TRANSACTION_TYPES,
} as const;
type Several = keyof typeof SEVERAL;

const FIELDS = PROFILE_SECTIONS.career_experience;
const singles = Object.keys(SINGLE) as Single[];
const several = Object.keys(SEVERAL) as Several[];

const pick = <Name extends keyof typeof profileFields>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, profileFields[name]])) as {
    [N in Name]: (typeof profileFields)[N];
  };

const careerForm = z.object({
  ...pick(singles),
  ...pick(several),
  adding: z.object({
    industry_experience: z.string(),
    leadership_areas: z.string(),
    business_model_experience: z.string(),
    regions: z.string(),
    transaction_experience: z.string(),
  }),
});

const valuesOf = (member: Member) => ({
  ...(Object.fromEntries(singles.map((name) => [name, member[name] ?? ''])) as Record<Single, string>),
  ...(Object.fromEntries(several.map((name) => [name, member[name] ?? []])) as Record<Several, string[]>),
  adding: Object.fromEntries(several.map((name) => [name, ''])) as Record<Several, string>,
});

/** Career experience: lists to choose from, each with a field for own words. */
export function CareerForm() {
  const { member } = useOwner()!;
  const form = useZodForm(careerForm, { defaultValues: valuesOf(member) });
  const saving = useSaving(form, {
    part: 'career_experience',
    saved: editText.saved({ section: sectionText.career }),
    valuesOf,
    inputOf: changedFields,
  });
  return (
    <SectionForm
      title={editText.title({ section: sectionText.career })}
      form={form}
      saving={saving}
      current={saving.latest && <CurrentFields latest={saving.latest} fields={FIELDS} />}
      onSubmit={form.onSubmit(saving.send)}
    >
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
      {several.map((name) => {
        const { value, onChange, id, error } = form.chosen(name);
        const adding = form.chosen(`adding.${name}`);
        return (
          <ValuesField
            key={name}
            {...{ id, error }}
            label={profileFieldText[name]}
            options={SEVERAL[name]}
            values={value ?? []}
            onChange={onChange}
            adding={adding.value}
            onAdding={adding.onChange}
          />
        );
      })}
    </SectionForm>
  );
}

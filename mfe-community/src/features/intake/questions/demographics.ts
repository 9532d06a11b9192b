import {
  AGE_BRACKETS,
  ETHNICITIES,
  GENDERS,
  LANGUAGES,
  MILITARY_STATUSES,
  PRONOUNS,
  USER_LIMITS,
  YES_NO_DECLINED,
} from '@athenaeum/users-contract';
import type { Question } from './question';

const PREFER_NOT_TO_SAY = 'Prefer not to say';

export const DEMOGRAPHICS: readonly Question[] = [
  { kind: 'select', name: 'treatment', label: 'pronouns', options: PRONOUNS },
  {
    kind: 'select',
    name: 'gender',
    label: 'gender',
    options: GENDERS,
    freeText: { option: 'Prefer to self-describe', label: 'ownWords' },
  },
  {
    kind: 'select',
    name: 'age_bracket',
    label: 'age',
    options: [...AGE_BRACKETS, PREFER_NOT_TO_SAY],
  },
  { kind: 'chips', name: 'ethnicity', label: 'ethnicity', options: ETHNICITIES },
  { kind: 'ticks', name: 'languages', label: 'languages', options: LANGUAGES },
  {
    kind: 'select',
    name: 'military_status',
    label: 'military',
    options: MILITARY_STATUSES,
  },
  {
    kind: 'select',
    name: 'lgbtqia',
    label: 'lgbtqia',
    options: YES_NO_DECLINED,
  },
  {
    kind: 'select',
    name: 'disability',
    label: 'disability',
    options: YES_NO_DECLINED,
  },
  {
    kind: 'text',
    name: 'demographics',
    label: 'demographics',
    max: USER_LIMITS.textSection,
  },
];

import {
  AGE_BRACKETS,
  ETHNICITIES,
  GENDERS,
  LANGUAGES,
  MILITARY_STATUSES,
  PRONOUNS,
  USER_LIMITS,
  YES_NO_UNSAID,
} from '@athenaeum/users-contract';
import type { Question } from './question';

const UNSAID = 'Prefer not to say';

export const DEMOGRAPHICS: readonly Question[] = [
  { kind: 'select', name: 'treatment', label: 'Pronouns', options: PRONOUNS, optional: true },
  {
    kind: 'select',
    name: 'gender',
    label: 'Gender',
    options: GENDERS,
    own: { option: 'Prefer to self-describe', label: 'In your own words' },
    optional: true,
  },
  {
    kind: 'select',
    name: 'age_bracket',
    label: 'Age',
    options: [...AGE_BRACKETS, UNSAID],
    optional: true,
  },
  { kind: 'chips', name: 'ethnicity', label: 'Ethnicity', options: ETHNICITIES, optional: true },
  { kind: 'ticks', name: 'languages', label: 'Languages', options: LANGUAGES, optional: true },
  {
    kind: 'select',
    name: 'military_status',
    label: 'Military status',
    options: MILITARY_STATUSES,
    optional: true,
  },
  {
    kind: 'select',
    name: 'lgbtqia',
    label: 'Do you identify as LGBTQIA+?',
    options: YES_NO_UNSAID,
    optional: true,
  },
  {
    kind: 'select',
    name: 'disability',
    label: 'Do you live with a disability?',
    options: YES_NO_UNSAID,
    optional: true,
  },
  {
    kind: 'text',
    name: 'demographics',
    label: 'Anything you would like to add',
    max: USER_LIMITS.textSection,
    optional: true,
  },
];

import { REFERRAL_SOURCES } from '@athenaeum/users-contract';
import type { Question } from './question';

export const WELCOME: readonly Question[] = [
  {
    kind: 'select',
    name: 'hear_about_athena',
    label: 'hearAbout',
    options: REFERRAL_SOURCES,
    freeText: { option: 'Other', label: 'hearAboutOther' },
  },
  {
    kind: 'line',
    name: 'referer',
    label: 'referer',
    hint: 'refererHint',
  },
];

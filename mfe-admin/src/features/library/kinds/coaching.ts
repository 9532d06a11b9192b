import { bcpExampleForm, COACH_ENTRY_LIMITS as LIMITS, coachForm } from '@athenaeum/coaching-contract';
import { kindText } from '../../../components/content/kinds.messages';
import type { KindFormOf } from '../kindView';

export const coaches = (): KindFormOf<typeof coachForm> => ({
  kind: 'coaches',
  add: kindText.addCoach,
  isUsed: true,
  form: coachForm,
  fields: [
    { as: 'line', name: 'name', label: kindText.name, max: LIMITS.name },
    {
      as: 'address',
      name: 'slug',
      label: kindText.address,
      from: 'name',
      before: '/expert-strategists/experts/',
    },
    { as: 'line', name: 'title', label: kindText.jobTitle, max: LIMITS.title, optional: true },
    { as: 'file', what: 'picture', name: 'avatar', label: kindText.portrait },
    { as: 'text', name: 'short_bio', label: kindText.shortBio, max: LIMITS.shortBio, optional: true },
    { as: 'text', name: 'description', label: kindText.about, max: LIMITS.description, optional: true },
    {
      as: 'text',
      name: 'coaching_style',
      label: kindText.coachingStyle,
      max: LIMITS.description,
      optional: true,
    },
    {
      as: 'phrases',
      name: 'can_help_with',
      label: kindText.canHelpWith,
      max: LIMITS.phrases,
      hint: kindText.onePerLine,
    },
    {
      as: 'line',
      name: 'schedule_link',
      label: kindText.bookingLink,
      max: LIMITS.link,
      optional: true,
      hint: kindText.bookingLinkHint,
    },
    { as: 'zone', name: 'timezone', label: kindText.timeZone, hint: kindText.timeZoneHint },
    {
      as: 'many',
      of: 'categories',
      add: kindText.addCategory,
      name: 'category_ids',
      label: kindText.categories,
      max: LIMITS.subjects,
    },
    {
      as: 'many',
      of: 'tags',
      add: kindText.addTag,
      name: 'tag_ids',
      label: kindText.tags,
      max: LIMITS.subjects,
    },
  ],
  blank: {
    name: '',
    slug: '',
    title: '',
    avatar: '',
    short_bio: '',
    description: '',
    coaching_style: '',
    can_help_with: [],
    schedule_link: '',
    timezone: 'America/Los_Angeles',
    category_ids: [],
    tag_ids: [],
  },
  page: ({ slug }) => (slug ? `/expert-strategists/experts/${String(slug)}` : null),
});

export const bcpExamples = (): KindFormOf<typeof bcpExampleForm> => ({
  kind: 'bcp-examples',
  add: kindText.addExample,
  form: bcpExampleForm,
  fields: [
    { as: 'line', name: 'title', label: kindText.title, max: LIMITS.title },
    { as: 'file', what: 'paper', name: 'asset', label: kindText.file },
  ],
  blank: { title: '', asset: '' },
  order: {},
  page: () => '/expert-strategists/bcp',
});

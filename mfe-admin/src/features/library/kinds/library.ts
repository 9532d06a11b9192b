import {
  categoryForm,
  collectionForm,
  LIBRARY_ENTRY_LIMITS as LIMITS,
  pathwayForm,
  peerGroupForm,
  seasonForm,
  speakerForm,
  tagForm,
} from '@athenaeum/content-contract';
import type { EntryField, KindForm } from '../kindView';

const title: EntryField = { as: 'line', name: 'title', label: 'Title', max: LIMITS.title };
const description: EntryField = {
  as: 'text',
  name: 'description',
  label: 'Description',
  max: LIMITS.description,
  optional: true,
};
const picture: EntryField = {
  as: 'file',
  what: 'picture',
  name: 'thumbnail',
  label: 'Picture',
  hint: 'Without one, a cover is drawn from the address.',
};
const salons: EntryField = {
  as: 'many',
  of: 'salons',
  noun: 'salon',
  name: 'salon_ids',
  label: 'Salons',
  max: LIMITS.salons,
};
const address = (before: string, from = 'title'): EntryField => ({
  as: 'address',
  name: 'slug',
  label: 'Address',
  from,
  before,
});
const shownAt =
  (before: string): NonNullable<KindForm['page']> =>
  ({ slug }) =>
    typeof slug === 'string' && slug ? `${before}${slug}` : null;
const unpublished = { published: false, publish_at: null };

export const speakers: KindForm = {
  kind: 'speakers',
  one: 'a speaker',
  noun: 'speaker',
  source: 'library',
  isUsed: true,
  form: speakerForm as never,
  fields: [
    { as: 'line', name: 'name', label: 'Name', max: LIMITS.name },
    address('/speakers/', 'name'),
    { as: 'line', name: 'title', label: 'What she does', max: LIMITS.office, optional: true },
    {
      as: 'choice',
      name: 'type',
      label: 'Usually',
      options: [
        { value: 'HOST', label: 'Host' },
        { value: 'SME', label: 'Expert' },
      ],
    },
    { as: 'tick', name: 'is_featured', label: 'Featured' },
    { ...picture, label: 'Portrait', hint: 'Without one, her initials are shown.' },
    description,
  ],
  blank: {
    name: '',
    slug: '',
    title: '',
    type: 'HOST',
    is_featured: false,
    thumbnail: '',
    description: '',
    ...unpublished,
  },
  isPublishable: true,
  page: shownAt('/speakers/'),
};

export const categories: KindForm = {
  kind: 'categories',
  one: 'a category',
  noun: 'category',
  source: 'library',
  isUsed: true,
  form: categoryForm as never,
  fields: [
    title,
    address('/categories/'),
    { as: 'tick', name: 'is_featured', label: 'Featured' },
    description,
  ],
  blank: { title: '', slug: '', is_featured: false, description: '' },
  page: shownAt('/categories/'),
  coachesBy: 'category',
};

export const tags: KindForm = {
  kind: 'tags',
  one: 'a tag',
  noun: 'tag',
  source: 'library',
  isUsed: true,
  form: tagForm as never,
  fields: [
    { as: 'line', name: 'title', label: 'Title', max: LIMITS.tagTitle },
    {
      ...address('/goals/'),
      hint: 'Recommendations find a member’s goal by it: the goal’s words with hyphens between them.',
    },
  ],
  blank: { title: '', slug: '' },
  page: shownAt('/goals/'),
  coachesBy: 'tag',
};

export const collections: KindForm = {
  kind: 'collections',
  one: 'a collection',
  noun: 'collection',
  source: 'library',
  form: collectionForm as never,
  fields: [
    title,
    address('/collections/'),
    { as: 'line', name: 'author', label: 'Gathered by', max: LIMITS.name, optional: true },
    picture,
    description,
    salons,
  ],
  blank: {
    title: '',
    slug: '',
    author: '',
    thumbnail: '',
    description: '',
    salon_ids: [],
    ...unpublished,
  },
  always: { type: 'COLLECTION' },
  isPublishable: true,
  page: shownAt('/collections/'),
};

export const peerGroups: KindForm = {
  kind: 'peer-groups',
  one: 'a peer group',
  noun: 'peer group',
  source: 'library',
  form: peerGroupForm as never,
  fields: [
    title,
    address('/peer-groups/'),
    picture,
    description,
    {
      as: 'many',
      of: 'speakers',
      noun: 'leader',
      name: 'leader_ids',
      label: 'Leaders',
      max: LIMITS.speakers,
    },
    salons,
  ],
  blank: {
    title: '',
    slug: '',
    thumbnail: '',
    description: '',
    leader_ids: [],
    salon_ids: [],
    ...unpublished,
  },
  always: { type: 'PEER_GROUP' },
  isPublishable: true,
  page: shownAt('/peer-groups/'),
};

export const pathways: KindForm = {
  kind: 'pathways',
  one: 'a pathway',
  noun: 'pathway',
  source: 'library',
  isUsed: true,
  form: pathwayForm as never,
  fields: [
    title,
    address('/pathways/'),
    picture,
    description,
    {
      as: 'parts',
      noun: 'tip',
      name: 'tips',
      label: 'Tips',
      max: LIMITS.tips,
      columns: [
        { name: 'title', label: 'Title', max: LIMITS.title },
        { name: 'description', label: 'Tip', max: LIMITS.tip, long: true },
      ],
    },
  ],
  blank: { title: '', slug: '', thumbnail: '', description: '', tips: [], ...unpublished },
  isPublishable: true,
  page: shownAt('/pathways/'),
};

export const seasons: KindForm = {
  kind: 'seasons',
  one: 'a season',
  noun: 'season',
  source: 'library',
  form: seasonForm as never,
  fields: [
    { as: 'one', of: 'pathways', name: 'pathway_id', label: 'Pathway', isForGood: true },
    title,
    picture,
    description,
    salons,
  ],
  blank: { pathway_id: '', title: '', thumbnail: '', description: '', salon_ids: [] },
  order: { within: { field: 'pathway_id', of: 'pathways', label: 'Pathway' } },
};

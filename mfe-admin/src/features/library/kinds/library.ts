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
import { commonText } from '../../../components/common.messages';
import { kindText } from '../../../components/content/kinds.messages';
import type { EntryField, KindForm, KindFormOf } from '../kindView';
import { description, title } from './commonFields';

const picture = (): EntryField<'file', 'thumbnail'> => ({
  as: 'file',
  what: 'picture',
  name: 'thumbnail',
  label: kindText.picture,
  hint: kindText.pictureHint,
});
const salons = (): EntryField<'many', 'salon_ids'> => ({
  as: 'many',
  of: 'salons',
  add: kindText.addSalon,
  name: 'salon_ids',
  label: kindText.salons,
  max: LIMITS.salons,
});
const address = (before: string, from = 'title'): EntryField<'address', 'slug'> => ({
  as: 'address',
  name: 'slug',
  label: kindText.address,
  from,
  before,
});
const shownAt =
  (before: string): NonNullable<KindForm['page']> =>
  ({ slug }) =>
    typeof slug === 'string' && slug ? `${before}${slug}` : null;
const unpublished = { published: false, publish_at: null };

export const speakers = (): KindFormOf<typeof speakerForm> => ({
  kind: 'speakers',
  add: kindText.addSpeaker,
  isUsed: true,
  form: speakerForm,
  fields: [
    { as: 'line', name: 'name', label: kindText.name, max: LIMITS.name },
    address('/speakers/', 'name'),
    { as: 'line', name: 'title', label: kindText.jobTitle, max: LIMITS.office, optional: true },
    {
      as: 'choice',
      name: 'type',
      label: kindText.usualRole,
      options: [
        { value: 'HOST', label: commonText.host },
        { value: 'SME', label: commonText.expert },
      ],
    },
    { as: 'tick', name: 'is_featured', label: kindText.featured },
    { ...picture(), label: kindText.portrait, hint: kindText.portraitHint },
    description(),
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
});

export const categories = (): KindFormOf<typeof categoryForm> => ({
  kind: 'categories',
  add: kindText.addCategory,
  isUsed: true,
  form: categoryForm,
  fields: [
    title(),
    address('/categories/'),
    { as: 'tick', name: 'is_featured', label: kindText.featured },
    description(),
  ],
  blank: { title: '', slug: '', is_featured: false, description: '' },
  page: shownAt('/categories/'),
  coachesBy: 'category',
});

export const tags = (): KindFormOf<typeof tagForm> => ({
  kind: 'tags',
  add: kindText.addTag,
  isUsed: true,
  form: tagForm,
  fields: [
    { as: 'line', name: 'title', label: kindText.title, max: LIMITS.tagTitle },
    {
      ...address('/goals/'),
      hint: kindText.tagAddressHint,
    },
  ],
  blank: { title: '', slug: '' },
  page: shownAt('/goals/'),
  coachesBy: 'tag',
});

export const collections = (): KindFormOf<typeof collectionForm> => ({
  kind: 'collections',
  add: kindText.addCollection,
  form: collectionForm,
  fields: [
    title(),
    address('/collections/'),
    { as: 'line', name: 'author', label: kindText.author, max: LIMITS.name, optional: true },
    picture(),
    description(),
    salons(),
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
});

export const peerGroups = (): KindFormOf<typeof peerGroupForm> => ({
  kind: 'peer-groups',
  add: kindText.addPeerGroup,
  form: peerGroupForm,
  fields: [
    title(),
    address('/peer-groups/'),
    picture(),
    description(),
    {
      as: 'many',
      of: 'speakers',
      add: kindText.addLeader,
      name: 'leader_ids',
      label: kindText.leaders,
      max: LIMITS.speakers,
    },
    {
      as: 'choice',
      name: 'join_policy',
      label: kindText.joining,
      options: [
        { value: 'ON_REQUEST', label: kindText.onRequest },
        { value: 'OPEN', label: kindText.open },
      ],
    },
    salons(),
  ],
  blank: {
    title: '',
    slug: '',
    thumbnail: '',
    description: '',
    leader_ids: [],
    join_policy: 'ON_REQUEST',
    salon_ids: [],
    ...unpublished,
  },
  always: { type: 'PEER_GROUP' },
  isPublishable: true,
  page: shownAt('/peer-groups/'),
});

export const pathways = (): KindFormOf<typeof pathwayForm> => ({
  kind: 'pathways',
  add: kindText.addPathway,
  isUsed: true,
  form: pathwayForm,
  fields: [
    title(),
    address('/pathways/'),
    picture(),
    description(),
    {
      as: 'parts',
      add: kindText.addTip,
      nth: kindText.tipNumber,
      name: 'tips',
      label: kindText.tips,
      max: LIMITS.tips,
      columns: [
        { name: 'title', label: kindText.title, max: LIMITS.title },
        { name: 'description', label: kindText.tip, max: LIMITS.tip, long: true },
      ],
    },
  ],
  blank: { title: '', slug: '', thumbnail: '', description: '', tips: [], ...unpublished },
  isPublishable: true,
  page: shownAt('/pathways/'),
});

export const seasons = (): KindFormOf<typeof seasonForm> => ({
  kind: 'seasons',
  add: kindText.addSeason,
  form: seasonForm,
  fields: [
    { as: 'one', of: 'pathways', name: 'pathway_id', label: kindText.pathway, isForGood: true },
    title(),
    picture(),
    description(),
    salons(),
  ],
  blank: { pathway_id: '', title: '', thumbnail: '', description: '', salon_ids: [] },
  order: { within: { field: 'pathway_id', of: 'pathways', label: kindText.pathway } },
});

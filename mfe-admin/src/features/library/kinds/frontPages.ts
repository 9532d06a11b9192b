import {
  EVENT_TYPES,
  eventTypeForm,
  eventTypeLabel,
  hostGroupForm,
  LIBRARY_ENTRY_LIMITS as LIMITS,
  testimonialForm,
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

export const eventTypes: KindForm = {
  kind: 'event-types',
  one: 'an event type',
  noun: 'event type',
  source: 'library',
  form: eventTypeForm as never,
  fields: [
    {
      as: 'choice',
      name: 'event_type',
      label: 'Type of event',
      options: EVENT_TYPES.flatMap((value) => {
        const label = eventTypeLabel(value);
        return label ? [{ value, label }] : [];
      }),
    },
    title,
    description,
    { as: 'line', name: 'additionalInfo', label: 'One more line', max: LIMITS.office, optional: true },
    { as: 'file', what: 'picture', name: 'image', label: 'Picture' },
    {
      as: 'line',
      name: 'url',
      label: 'Link',
      max: LIMITS.link,
      optional: true,
      hint: 'A page of ours, like /calendar, or one elsewhere.',
    },
  ],
  blank: { event_type: 'SALON', title: '', description: '', additionalInfo: '', image: '', url: '' },
  order: {},
  page: () => '/calendar',
};

export const hostGroups: KindForm = {
  kind: 'host-groups',
  one: 'a host group',
  noun: 'host group',
  source: 'library',
  form: hostGroupForm as never,
  fields: [
    title,
    { as: 'address', name: 'key', label: 'Address', from: 'title', before: '/upcoming-events?hosts=' },
    description,
    { as: 'many', of: 'speakers', noun: 'host', name: 'leader_ids', label: 'Hosts', max: LIMITS.speakers },
  ],
  blank: { title: '', key: '', description: '', leader_ids: [] },
  order: {},
  page: ({ key }) => `/upcoming-events?hosts=${String(key)}`,
};

export const testimonials: KindForm = {
  kind: 'testimonials',
  one: 'a testimonial',
  noun: 'testimonial',
  source: 'library',
  form: testimonialForm as never,
  fields: [
    {
      as: 'one',
      of: 'reviews',
      name: 'review_id',
      label: 'Review',
      hint: 'A published one with words and at least four stars. What she wrote is never changed.',
    },
  ],
  blank: { review_id: '' },
  order: {},
  page: () => '/upcoming-events',
};

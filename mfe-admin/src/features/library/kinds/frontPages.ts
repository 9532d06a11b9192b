import {
  EVENT_TYPES,
  eventTypeForm,
  eventTypeLabel,
  hostGroupForm,
  LIBRARY_ENTRY_LIMITS as LIMITS,
  testimonialForm,
} from '@athenaeum/content-contract';
import { kindText } from '../../../components/content/kinds.messages';
import type { KindFormOf } from '../kindView';
import { description, title } from './commonFields';

export const eventTypes = (): KindFormOf<typeof eventTypeForm> => ({
  kind: 'event-types',
  add: kindText.addEventType,
  form: eventTypeForm,
  fields: [
    {
      as: 'choice',
      name: 'event_type',
      label: kindText.eventType,
      options: EVENT_TYPES.flatMap((value) => {
        const label = eventTypeLabel(value);
        return label ? [{ value, label }] : [];
      }),
    },
    title(),
    description(),
    {
      as: 'line',
      name: 'additionalInfo',
      label: kindText.additionalInfo,
      max: LIMITS.office,
      optional: true,
    },
    { as: 'file', what: 'picture', name: 'image', label: kindText.picture },
    {
      as: 'line',
      name: 'url',
      label: kindText.link,
      max: LIMITS.link,
      optional: true,
      hint: kindText.linkHint,
    },
  ],
  blank: { event_type: 'SALON', title: '', description: '', additionalInfo: '', image: '', url: '' },
  order: {},
  page: () => '/calendar',
});

export const hostGroups = (): KindFormOf<typeof hostGroupForm> => ({
  kind: 'host-groups',
  add: kindText.addHostGroup,
  form: hostGroupForm,
  fields: [
    title(),
    {
      as: 'address',
      name: 'key',
      label: kindText.address,
      from: 'title',
      before: '/upcoming-events?hosts=',
    },
    description(),
    {
      as: 'many',
      of: 'speakers',
      add: kindText.addHost,
      name: 'leader_ids',
      label: kindText.hosts,
      max: LIMITS.speakers,
    },
  ],
  blank: { title: '', key: '', description: '', leader_ids: [] },
  order: {},
  page: ({ key }) => `/upcoming-events?hosts=${String(key)}`,
});

export const testimonials = (): KindFormOf<typeof testimonialForm> => ({
  kind: 'testimonials',
  add: kindText.addTestimonial,
  form: testimonialForm,
  fields: [
    {
      as: 'one',
      of: 'reviews',
      name: 'review_id',
      label: kindText.review,
      hint: kindText.reviewHint,
    },
  ],
  blank: { review_id: '' },
  order: {},
  page: () => '/upcoming-events',
});

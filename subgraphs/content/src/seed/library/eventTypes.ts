import type { EventType } from '@athenaeum/content-contract';
import { demoId } from '@athenaeum/kit/demo';
import type { EventTypeRow } from '../../modules/eventType/eventType.model';

const BANNERS: readonly (readonly [
  type: EventType,
  title: string,
  description: string,
  additionalInfo?: string,
])[] = [
  [
    'SALON',
    'Salons',
    'An hour with someone who has done the thing, and a room that asks the second question. Cameras on, off the record, never longer than promised.',
  ],
  [
    'PEER_GROUP',
    'Peer Groups',
    'The same ten or twelve women, every month. What is said in the circle stays there.',
  ],
  ['MEETUP', 'Meetups', 'Breakfasts and evenings in the cities where members live.'],
  ['GATHERING', 'Gatherings', 'Long tables and short speeches.'],
  ['ORIENTATION', 'Orientation', 'Forty-five minutes for new members.', 'Orientations are bi-weekly.'],
  ['PARTNER_EVENT', 'Partner Events', 'With organisations whose work our members rely on.'],
  ['WORKSHOP', 'Workshops', 'Bring something real and leave with it improved.'],
  [
    'SUMMIT',
    'Summits',
    'A whole day on one question.',
    'San Francisco, Boston, New York City, Seattle and Washington DC take turns.',
  ],
];

export const eventTypeRows = (): EventTypeRow[] =>
  BANNERS.map(([event_type, title, description, additionalInfo], position) => ({
    _id: demoId('event-type', event_type),
    event_type,
    title,
    description,
    additionalInfo: additionalInfo ?? null,
    image: null,
    url: `/upcoming-events?event_type=${event_type}`,
    position,
  }));

import { eventTypeForm, eventTypeLabel, hostGroupForm } from '@athenaeum/content-contract';
import { entriesIn, type EntryKind } from '@athenaeum/kit/entries';
import { EventType } from '../../eventType/eventType.model';
import { HostGroup } from '../../hostGroup/hostGroup.model';
import { Speaker } from '../../speaker/speaker.model';
import { LIBRARY } from './references';

/** The calendar's banners, in the order of its tabs. */
export const eventTypes: EntryKind = {
  mayEdit: LIBRARY.mayEdit,
  noun: 'event type',
  model: entriesIn(EventType),
  title: 'title',
  fields: Object.keys(eventTypeForm.shape),
  operations: { save: 'saveEventType', remove: 'removeEventType', arrange: 'arrangeLibrary' },
  unique: { field: 'event_type', taken: 'This type of event has its banner already.' },
  order: { field: 'position', from: 0 },
  files: { image: 'picture' },
  detailsOf: async (rows) => rows.map(({ event_type }) => eventTypeLabel(event_type as string)),
};

/** The public site's tabs of hosts. */
export const hostGroups: EntryKind = {
  ...LIBRARY,
  noun: 'host group',
  model: entriesIn(HostGroup),
  title: 'title',
  fields: Object.keys(hostGroupForm.shape),
  operations: { save: 'saveHostGroup', remove: 'removeHostGroup', arrange: 'arrangeLibrary' },
  unique: { ...LIBRARY.unique, field: 'key' },
  order: { field: 'position', from: 0 },
  refersTo: { leader_ids: entriesIn(Speaker) },
  detailsOf: async (rows) =>
    rows.map(({ leader_ids }) => {
      const { length } = leader_ids as readonly string[];
      return `${length} ${length === 1 ? 'host' : 'hosts'}`;
    }),
};

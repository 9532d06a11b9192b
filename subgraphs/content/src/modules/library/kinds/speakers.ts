import { speakerForm } from '@athenaeum/content-contract';
import { entriesIn, type EntryKind } from '@athenaeum/kit/entries';
import { Collection } from '../../collection/collection.model';
import { HostGroup } from '../../hostGroup/hostGroup.model';
import { Speaker } from '../../speaker/speaker.model';
import { LIBRARY, salonsBy } from './references';

/** Hosts and experts. */
export const speakers: EntryKind = {
  ...LIBRARY,
  noun: 'speaker',
  model: entriesIn(Speaker),
  title: 'name',
  fields: Object.keys(speakerForm.shape),
  operations: { save: 'saveSpeaker', remove: 'removeSpeaker' },
  files: { thumbnail: 'picture' },
  usedBy: [
    salonsBy('speakers.speaker_id'),
    { model: entriesIn(Collection), path: 'leader_ids', one: 'peer group', many: 'peer groups' },
    { model: entriesIn(HostGroup), path: 'leader_ids', one: 'host group', many: 'host groups' },
  ],
  detailsOf: async (rows) => rows.map(({ title }) => (title as string | null) ?? null),
};

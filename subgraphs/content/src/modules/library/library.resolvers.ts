import {
  LIBRARY_KINDS,
  saveCategoryInput,
  saveCollectionInput,
  saveEventTypeInput,
  saveHostGroupInput,
  savePathwayInput,
  saveSeasonInput,
  saveSpeakerInput,
  saveTagInput,
  saveTestimonialInput,
} from '@athenaeum/content-contract';
import { notAllowed, toListResult, toResult } from '@athenaeum/kit';
import {
  arrangeEntries,
  arrangeInput,
  entriesInput,
  findEntry,
  listEntries,
  removeEntry,
  removeEntryInput,
  saveEntry,
  type EntryInput,
  type EntryKind,
} from '@athenaeum/kit/entries';
import * as z from 'zod';
import { isStaff } from '../../audience';
import type { ContentContext } from '../../loaders';
import { findChoices, libraryChoicesInput } from './choices';
import { kinds } from './kinds';
import { eitherCollection } from './kinds/collections';
import type { Thing } from './titleLoader';

const kind = z.enum(LIBRARY_KINDS);
const entriesOfKind = entriesInput.extend({ kind });
const entryOfKind = z.strictObject({ kind, id: z.string().min(1).max(64) });
const arrangedKind = arrangeInput.extend({ kind });

type Given = { input: unknown };

export const Query = {
  libraryEntries: (_root: unknown, { input }: Given, { viewer }: ContentContext) =>
    toListResult(async () => {
      const { kind, ...wish } = entriesOfKind.parse(input);
      return listEntries(viewer, kinds[kind], wish);
    }),
  libraryEntry: (_root: unknown, { input }: Given, { viewer }: ContentContext) =>
    toResult(async () => {
      const { kind, id } = entryOfKind.parse(input);
      return findEntry(viewer, kinds[kind], id);
    }),
  libraryChoices: (_root: unknown, { input }: Given, { viewer }: ContentContext) =>
    toListResult(async () => findChoices(viewer, libraryChoicesInput.parse(input))),
};

interface Schema {
  parse(given: unknown): EntryInput;
}

const saves =
  (kind: EntryKind, schema: Schema) =>
  (_root: unknown, { input }: Given, { viewer }: ContentContext) =>
    toResult(async () => saveEntry(viewer, kind, schema.parse(input)));

const removes =
  (kind: EntryKind) =>
  (_root: unknown, { input }: Given, { viewer }: ContentContext) =>
    toResult(async () => removeEntry(viewer, kind, removeEntryInput.parse(input)));

export const Mutation = {
  saveSpeaker: saves(kinds.speakers, saveSpeakerInput),
  saveCategory: saves(kinds.categories, saveCategoryInput),
  saveTag: saves(kinds.tags, saveTagInput),
  saveCollection: (_root: unknown, { input }: Given, { viewer }: ContentContext) =>
    toResult(async () => {
      const { type, ...given } = saveCollectionInput.parse(input);
      return saveEntry(viewer, kinds[type === 'PEER_GROUP' ? 'peer-groups' : 'collections'], given);
    }),
  savePathway: saves(kinds.pathways, savePathwayInput),
  saveSeason: saves(kinds.seasons, saveSeasonInput),
  saveEventType: saves(kinds['event-types'], saveEventTypeInput),
  saveHostGroup: saves(kinds['host-groups'], saveHostGroupInput),
  saveTestimonial: saves(kinds.testimonials, saveTestimonialInput),

  removeSpeaker: removes(kinds.speakers),
  removeCategory: removes(kinds.categories),
  removeTag: removes(kinds.tags),
  removeCollection: removes(eitherCollection),
  removePathway: removes(kinds.pathways),
  removeSeason: removes(kinds.seasons),
  removeEventType: removes(kinds['event-types']),
  removeHostGroup: removes(kinds['host-groups']),
  removeTestimonial: removes(kinds.testimonials),

  arrangeLibrary: (_root: unknown, { input }: Given, { viewer }: ContentContext) =>
    toResult(async () => {
      const { kind, ...wish } = arrangedKind.parse(input);
      return arrangeEntries(viewer, kinds[kind], wish);
    }),
};

export const AuditedThing = {
  __resolveReference: ({ of, id }: Thing) => ({ of, id }),
  title: (thing: Thing, _args: unknown, { viewer, loaders }: ContentContext) => {
    if (!isStaff(viewer)) throw notAllowed();
    return loaders.titleOf.load(thing);
  },
};

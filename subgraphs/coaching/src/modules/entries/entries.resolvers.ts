import { COACHING_ENTRY_KINDS, saveBcpExampleInput, saveCoachInput } from '@athenaeum/coaching-contract';
import { toListResult, toResult } from '@athenaeum/kit';
import {
  arrangeEntries,
  arrangeInput,
  entriesInput,
  findEntry,
  listEntries,
  removeEntry,
  removeEntryInput,
  saveEntry,
} from '@athenaeum/kit/entries';
import * as z from 'zod';
import type { CoachingContext } from '../../loaders';
import { kinds } from './kinds';

const kind = z.enum(COACHING_ENTRY_KINDS);
const entriesOfKind = entriesInput.extend({ kind });
const entryOfKind = z.strictObject({ kind, id: z.string().min(1).max(64) });

type Given = { input: unknown };

export const Query = {
  coachingEntries: (_root: unknown, { input }: Given, { viewer }: CoachingContext) =>
    toListResult(async () => {
      const { kind, ...wish } = entriesOfKind.parse(input);
      return listEntries(viewer, kinds[kind], wish);
    }),
  coachingEntry: (_root: unknown, { input }: Given, { viewer }: CoachingContext) =>
    toResult(async () => {
      const { kind, id } = entryOfKind.parse(input);
      return findEntry(viewer, kinds[kind], id);
    }),
};

export const Mutation = {
  saveCoach: (_root: unknown, { input }: Given, { viewer }: CoachingContext) =>
    toResult(async () => saveEntry(viewer, kinds.coaches, saveCoachInput.parse(input))),
  removeCoach: (_root: unknown, { input }: Given, { viewer }: CoachingContext) =>
    toResult(async () => removeEntry(viewer, kinds.coaches, removeEntryInput.parse(input))),
  saveBcpExample: (_root: unknown, { input }: Given, { viewer }: CoachingContext) =>
    toResult(async () => saveEntry(viewer, kinds['bcp-examples'], saveBcpExampleInput.parse(input))),
  removeBcpExample: (_root: unknown, { input }: Given, { viewer }: CoachingContext) =>
    toResult(async () => removeEntry(viewer, kinds['bcp-examples'], removeEntryInput.parse(input))),
  arrangeBcpExamples: (_root: unknown, { input }: Given, { viewer }: CoachingContext) =>
    toResult(async () => arrangeEntries(viewer, kinds['bcp-examples'], arrangeInput.parse(input))),
};

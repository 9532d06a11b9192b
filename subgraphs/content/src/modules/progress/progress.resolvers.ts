import { createProgressInput, updateProgressInput } from '@athenaeum/content-contract';
import { toResult } from '@athenaeum/kit';
import { canReadRecordsOf } from '../../audience';
import type { ContentContext } from '../../loaders';
import type { ProgressRow } from './progress.model';
import { createProgress, updateProgress } from './progress.service';

interface Input {
  input: unknown;
}

export const Mutation = {
  createProgress: (_root: unknown, { input }: Input, { viewer }: ContentContext) =>
    toResult(async () => createProgress(viewer, createProgressInput.parse(input))),
  updateProgress: (_root: unknown, { input }: Input, { viewer }: ContentContext) =>
    toResult(async () => updateProgress(viewer, updateProgressInput.parse(input))),
};

export const Progress = {
  id: ({ _id }: ProgressRow) => _id,
  salon: ({ salon_id }: ProgressRow, _args: unknown, { loaders }: ContentContext) =>
    loaders.visibleSalon(salon_id),
};

export const User = {
  progress: ({ id }: { id: string }, _args: unknown, { viewer, loaders }: ContentContext) =>
    canReadRecordsOf(viewer, id) ? loaders.progressOf.load(id) : null,
};

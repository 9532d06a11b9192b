import { periodInput, toResult, type SubgraphContext } from '@athenaeum/kit';
import { coachingFigures } from './figures.service';

export const Query = {
  coachingFigures: (_root: unknown, { input }: { input: unknown }, { viewer }: SubgraphContext) =>
    toResult(async () => coachingFigures(viewer, periodInput.parse(input))),
};

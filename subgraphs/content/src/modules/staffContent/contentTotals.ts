import { ALL_SOURCES, type Source, type SourceName, SOURCES } from './sources';

export interface ContentTotals {
  everything: number;
  salons: number;
  recordings: number;
  pathways: number;
  needs_work: number;
}

/** The counts beside the tabs, whatever is listed. */
export async function contentTotals(now: number): Promise<ContentTotals> {
  const { salons, pathways } = SOURCES;
  const [recordings, sizes, needs_work] = await Promise.all([
    salons.model.countDocuments(salons.kinds.recordings(now)),
    Promise.all(ALL_SOURCES.map(async ({ name, model }) => [name, await model.countDocuments({})] as const)),
    sumOver(async ({ model, needsWork }) => model.countDocuments(await needsWork(now))),
  ]);
  const sizeOf = Object.fromEntries(sizes) as Record<SourceName, number>;
  return {
    everything: sizes.reduce((sum, [, size]) => sum + size, 0),
    salons: sizeOf[salons.name] - recordings,
    recordings,
    pathways: sizeOf[pathways.name],
    needs_work,
  };
}

async function sumOver(count: (source: Source) => Promise<number>): Promise<number> {
  return (await Promise.all(ALL_SOURCES.map(count))).reduce((sum, one) => sum + one, 0);
}

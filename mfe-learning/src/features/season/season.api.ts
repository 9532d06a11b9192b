import { FRESH, operation } from '@athenaeum/shell-contract';
import { api } from '../../api';
import { SeasonDocument, type SeasonQuery } from './__generated__/season';

export type SeasonPathway = NonNullable<NonNullable<SeasonQuery['pathway']>['data']>;
export type SeasonOfPathway = NonNullable<SeasonPathway['seasons']>[number];
export type SeasonSalon = NonNullable<
  NonNullable<NonNullable<NonNullable<SeasonQuery['season']>['data']>['season_relations']>[number]['salon']
>;

const injected = api.injectEndpoints({
  endpoints: (build) => ({
    contentSeason: build.query({ ...operation(SeasonDocument), providesTags: ['Seats'] }),
  }),
});

export const { useContentSeasonQuery } = injected;

/** The season number in an address: 1 without one, null when it is not a number. */
export function seasonOf(search: URLSearchParams): number | null {
  const season = search.get('season');
  if (season === null) return 1;
  return /^[1-9]\d{0,2}$/.test(season) ? Number(season) : null;
}

export const prefetchSeason = (slug: string, search: URLSearchParams) =>
  injected.util.prefetch('contentSeason', { slug, season: seasonOf(search) ?? 1 }, FRESH);

import { FRESH, operation } from '@athenaeum/shell-contract';
import { api } from '../../api';
import { EveningsDocument } from './__generated__/evenings';

const injected = api.injectEndpoints({
  endpoints: (build) => ({
    bookClubEvenings: build.query(operation(EveningsDocument)),
  }),
});

export const { useBookClubEveningsQuery } = injected;

/** Fetches them before the page is opened, unless those in the cache are fresh. */
export const prefetchEvenings = () => injected.util.prefetch('bookClubEvenings', {}, FRESH);

import { FRESH, operation } from '@athenaeum/shell-contract';
import { api } from '../../api';
import { EveningsDocument } from './__generated__/evenings';

const injected = api.injectEndpoints({
  endpoints: (build) => ({
    bookClubEvenings: build.query(operation(EveningsDocument)),
  }),
});

export const { useBookClubEveningsQuery } = injected;

/** Loads the list ahead of the page, unless what is cached is fresh. */
export const prefetchEvenings = () => injected.util.prefetch('bookClubEvenings', {}, FRESH);

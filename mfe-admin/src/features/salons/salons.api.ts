import { FRESH, operation } from '@athenaeum/shell-contract';
import { api } from '../../api';
import { StaffSalonsDocument, type StaffSalonsQuery } from './__generated__/salons';
import { queryOf, salonsView } from './salonsView';

export type ListedSalon = NonNullable<NonNullable<StaffSalonsQuery['staffSalons']>['data']>[number];

const injected = api.injectEndpoints({
  endpoints: (build) => ({
    contentStaffSalons: build.query({ ...operation(StaffSalonsDocument), providesTags: ['StaffSalons'] }),
  }),
});

export const { useContentStaffSalonsQuery } = injected;

export const prefetchSalons = (search: URLSearchParams) =>
  injected.util.prefetch('contentStaffSalons', { input: queryOf(salonsView.read(search)) }, FRESH);

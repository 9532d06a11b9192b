import type { EveningsQuery } from './features/evenings/__generated__/evenings';

type Evening = NonNullable<NonNullable<EveningsQuery['salons']>['data']>[number];

/** A value that the closed set does not have. */
export const wrongValue = ({ event_location }: Evening) => event_location === 'Offline';

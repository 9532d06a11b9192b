import { api } from '../../api';

interface Cached {
  endpointName?: string;
  originalArgs?: unknown;
  data?: unknown;
}
type State = Record<typeof api.reducerPath, { queries: Record<string, Cached | undefined> }>;
/** A thunk: `dispatch(showBookmark(…))`. */
type Step = (dispatch: (action: never) => unknown, getState: () => unknown) => void;

/** Updates the salon's bookmark in every cached query: one salon may be in several sections. */
export const showBookmark =
  (salonId: string, bookmark: { id: string } | null): Step =>
  (dispatch, getState) => {
    const { queries } = (getState() as State)[api.reducerPath];
    for (const { endpointName, originalArgs, data } of Object.values(queries).flatMap((entry) => entry ?? []))
      if (endpointName && markedIn(data, salonId).length > 0)
        // Any endpoint of the cache, whose types are known by its own name alone.
        dispatch(
          api.util.updateQueryData(endpointName as never, originalArgs as never, (draft: unknown) => {
            for (const salon of markedIn(draft, salonId)) salon.my_bookmark = bookmark;
          }) as never,
        );
  };

interface Marked {
  my_bookmark: { id: string } | null;
}

/** Every object of a cached result that is the salon with its bookmark. */
function markedIn(part: unknown, salonId: string): Marked[] {
  if (typeof part !== 'object' || part === null) return [];
  const found = Object.values(part).flatMap((inner) => markedIn(inner, salonId));
  if ('my_bookmark' in part && 'id' in part && part.id === salonId) found.push(part as Marked);
  return found;
}

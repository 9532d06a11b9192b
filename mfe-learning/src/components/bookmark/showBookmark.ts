import { api } from '../../api';

interface Cached {
  endpointName?: string;
  originalArgs?: unknown;
  data?: unknown;
}
type State = Record<typeof api.reducerPath, { queries: Record<string, Cached | undefined> }>;
/** A step of the store: `dispatch(showBookmark(…))`. */
type Step = (dispatch: (action: never) => unknown, getState: () => unknown) => void;

/** Every answer in memory that tells of the salon's bookmark tells the new one: one salon may be on several shelves. */
export const showBookmark =
  (salonId: string, bookmark: { id: string } | null): Step =>
  (dispatch, getState) => {
    const { queries } = (getState() as State)[api.reducerPath];
    for (const { endpointName, originalArgs, data } of Object.values(queries).flatMap((entry) => entry ?? []))
      if (endpointName && markedIn(data, salonId).length > 0)
        dispatch(
          api.util.updateQueryData(endpointName as never, originalArgs as never, (draft: unknown) => {
            for (const salon of markedIn(draft, salonId)) salon.my_bookmark = bookmark;
          }) as never,
        );
  };

interface Marked {
  my_bookmark: { id: string } | null;
}

/** Each place of an answer where the salon stands with its bookmark. */
function markedIn(part: unknown, salonId: string): Marked[] {
  if (typeof part !== 'object' || part === null) return [];
  const found = Object.values(part).flatMap((inner) => markedIn(inner, salonId));
  if ('my_bookmark' in part && 'id' in part && part.id === salonId) found.push(part as Marked);
  return found;
}

import type { PlatformV1 } from '../platform/platform';

/** Something that the command palette (the search of the shell) leads to or does. */
export interface PaletteItem {
  /** A path of this site; of an action, where its outcome is seen. */
  readonly to: string;
  /** What choosing it does instead of leading to `to`. It runs in the area and tells its outcome by a notification. */
  readonly act?: () => void;
  readonly title: string;
  /** The line below the title. */
  readonly detail?: string | null;
  /** A few words at the end of the row: a time, a place. */
  readonly note?: string | null;
  /** The note confirms something, such as a seat. */
  readonly isGood?: boolean;
  /** Where there is no picture; an arrow by default. */
  readonly icon?: 'book' | 'connect' | 'create' | 'reserve' | 'save';
  /** `name` is a person's; or, where there is no `src`, the slug that seeds the drawn art. */
  readonly picture?: {
    readonly kind: 'portrait' | 'cover' | 'square';
    readonly name: string;
    readonly src?: string | null;
  };
}

export interface PaletteGroup {
  /** The heading, in the reader's language: `Salons`. */
  readonly label: string;
  /**
   * The best first. The palette shows the first of them, and from the others what the next letters name before the area has
   * answered for them: some more than are shown cost the area little.
   */
  readonly items: readonly PaletteItem[];
  /** How many are shown; three where it is not said. */
  readonly shown?: number;
  /** They are things to do, which the palette shows first, those of all areas together. */
  readonly areActions?: boolean;
  /** How many the page of the search's results has of them in all; null while that is not known. The palette adds them up. */
  readonly results?: number | null;
}

export interface PaletteQuery {
  readonly platform: PlatformV1;
  /** Trimmed, with two characters or more. */
  readonly term: string;
}

/** Finds what a term names in an area. Groups that stay empty are not shown; a rejection hides the area's groups. */
export type FindInArea = (query: PaletteQuery) => Promise<readonly PaletteGroup[]>;

/**
 * Creates the export of `remote.ts` that the manifest names as `palette`; its code is loaded with the first search:
 * `export const findInArea = definePalette(() => import('./features/palette'))`.
 */
export const definePalette =
  (load: () => Promise<{ findInArea: FindInArea }>): FindInArea =>
  async (query) =>
    (await load()).findInArea(query);

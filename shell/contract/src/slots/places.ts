/** A place that tells its content nothing. */
export type NoProps = Readonly<Record<never, never>>;

/**
 * Every place that a page keeps for what other remotes have to show there, with what it tells them. Props are plain data.
 * A place that changes so that its content would notice gets a new version beside the old one.
 */
export interface Places {
  /** At the end of the bar with the area's name: one line, at most 44 px high. */
  'topbar.widget': { 1: NoProps };
  /**
   * Below the search field while it has focus. Links only: a press leads there and closes the panel. `term` is what stands
   * in the field.
   */
  'search.suggestions': { 1: { readonly term: string } };
  /** The top of Home for who is signed in and is no member, or none any more: one band. */
  'home.membership': { 1: NoProps };
  /** The end of Home: whole sections, one below the other. */
  'home.blocks': { 1: NoProps };
}

export type PlaceName = keyof Places;
export type PlaceVersion<Name extends PlaceName> = keyof Places[Name] & number;

/** What a place tells its content: the props of the component given to `defineSlot`. */
export type PlaceProps<
  Name extends PlaceName,
  Version extends PlaceVersion<Name> = PlaceVersion<Name>,
> = Places[Name][Version];

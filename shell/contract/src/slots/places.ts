/** The props of a place without any. */
export type NoProps = Readonly<Record<never, never>>;

/**
 * All places for slots, with the props of each version. Props are plain data. A breaking change adds a version beside the
 * old one.
 */
export interface Places {
  /** At the end of the area's top bar: one line, at most 44 px high. */
  'topbar.widget': { 1: NoProps };
  /** Below the focused search field. Links only: a click navigates and closes the panel. `term` is the field's text. */
  'search.suggestions': { 1: { readonly term: string } };
  /** The top of Home for signed-in people without a membership: one band. */
  'home.membership': { 1: NoProps };
  /** The end of Home: whole sections. */
  'home.blocks': { 1: NoProps };
}

export type PlaceName = keyof Places;
export type PlaceVersion<Name extends PlaceName> = keyof Places[Name] & number;

/** The props of a place, which the component given to `defineSlot` takes. */
export type PlaceProps<
  Name extends PlaceName,
  Version extends PlaceVersion<Name> = PlaceVersion<Name>,
> = Places[Name][Version];

/** Some of what a provider's published types have, at any depth: other names and other kinds of values do not compile. */
export type PartOf<T> = T extends (infer Item)[]
  ? PartOf<Item>[]
  : T extends object
    ? { [Name in keyof T]?: PartOf<T[Name]> }
    : T;

/**
 * An argument's type with its literals kept (`const` type parameters make everything readonly), for helpers that build
 * answers: a status written in a test stays one of its closed set.
 */
export type Literal<T> = T extends readonly unknown[]
  ? Literal<T[number]>[]
  : T extends object
    ? { -readonly [Key in keyof T]: Literal<T[Key]> }
    : T;

declare module '*.woff2' {
  const url: string;
  export default url;
}
/** A font with the weights that are kept of it. */
declare module '*.woff2?wght=400' {
  const url: string;
  export default url;
}
declare module '*.woff2?wght=400:600' {
  const url: string;
  export default url;
}

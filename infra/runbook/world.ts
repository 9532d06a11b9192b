/** The product whose commands are typed. */
export interface World {
  /** Of a command for the running product. */
  env: Record<string, string>;
  origin: string;
  gateway: string;
  /** Empty, for what commands write. */
  folder: string;
}

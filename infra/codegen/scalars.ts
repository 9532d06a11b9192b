/** How our scalars and GraphQL's own are spelled in TypeScript. */
export const SCALARS = {
  ID: 'string',
  FieldMessages: 'Record<string, string>',
  EntryValues: 'Record<string, unknown>',
};

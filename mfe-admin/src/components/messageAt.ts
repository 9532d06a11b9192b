/** The message for a code from the server; undefined when there is none. */
export const messageAt = <Of extends object>(messages: Of, name: string): Of[keyof Of] | undefined =>
  Object.hasOwn(messages, name) ? messages[name as keyof Of] : undefined;

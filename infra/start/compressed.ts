/** What a start says once the front that it has built is sent as in production. */
export const COMPRESSED = 'The front is compressed';

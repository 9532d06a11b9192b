/** What the generators are held by: one of each kind, in areas with and without Spanish, of old and of new things. */
export const EXAMPLES: readonly (readonly string[])[] = [
  ['area', 'mentoring'],
  ['page', 'mfe-learning', 'reading-list', '--es', 'Lista de lectura'],
  ['page', 'mfe-mentoring', 'mentors'],
  ['feature', 'mfe-community', 'share-note'],
  ['subgraph', 'mentoring', 'mentor-request'],
  ['aggregate', 'content', 'reading-note'],
  ['aggregate', 'users', 'diary-entry'],
  ['operation', 'query', 'content', 'bookmark', 'count-bookmarks', 'mfe-public-events'],
  ['operation', 'mutation', 'mentoring', 'mentor-request', 'withdraw-request', 'mfe-mentoring'],
  ['element', 'quiet-note'],
];

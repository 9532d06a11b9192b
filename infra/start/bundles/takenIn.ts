/**
 * Libraries of hundreds of files that nearly every program loads: as part of its bundle they load as one. Only our own code and these
 * themselves may import them: a library that stays outside would load a second instance.
 */
export const TAKEN_IN: readonly string[] = [
  'mongoose',
  'mongodb',
  'bson',
  'mquery',
  'kareem',
  'mpath',
  'sift',
  'mongodb-connection-string-url',
  '@mongodb-js/saslprep',
];

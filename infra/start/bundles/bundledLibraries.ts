/**
 * Libraries of hundreds of files that nearly every program loads; they are bundled, so that they load as one file. Only our own code and these
 * themselves may import them: a library that stays outside would load a second instance.
 */
export const BUNDLED_LIBRARIES: readonly string[] = [
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

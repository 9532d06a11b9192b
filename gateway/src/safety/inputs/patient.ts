/** No limit stands before what is looked for. */
export const PATIENT = Object.fromEntries(
  [
    ...['RSVP', 'BOOKING', 'APPLYING', 'PUBLIC_FORM', 'CHECKOUT', 'CONNECT', 'INVITE_CODE', 'SEARCH'],
    ...[
      'LOGIN',
      'UPLOAD',
      'MAIL',
      'FEED',
      'EXPORT',
      'ANALYTICS',
      'REPORTS',
      'TRYING',
      'RECORDS',
      'GUESSES',
      'UNASKED_MAIL',
    ],
  ].map((name) => [`LIMIT_${name}`, '1000000']),
);

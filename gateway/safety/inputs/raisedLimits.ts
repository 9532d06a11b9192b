/** Rate limits so high that no test reaches them. */
export const RAISED_LIMITS = Object.fromEntries(
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

/** Where a visitor signs in and is taken back to the current page. A link for the browser, never for the router. */
export const signInPath = (returnTo = `${location.pathname}${location.search}`) =>
  `/api/auth/login?returnTo=${encodeURIComponent(returnTo)}`;

export const signOutPath = '/api/auth/logout';

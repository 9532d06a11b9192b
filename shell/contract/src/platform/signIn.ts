/** Where a visitor signs in, and comes back to the page she was on. A link for the browser, never for the router. */
export const signInPath = (returnTo = `${location.pathname}${location.search}`) =>
  `/api/auth/login?returnTo=${encodeURIComponent(returnTo)}`;

export const signOutPath = '/api/auth/logout';

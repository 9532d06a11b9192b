/** The path to sign in, which returns to the current page. A link for the browser, not for the router. */
export const signInPath = (returnTo = `${location.pathname}${location.search}`) =>
  `/api/auth/login?returnTo=${encodeURIComponent(returnTo)}`;

export const signOutPath = '/api/auth/logout';

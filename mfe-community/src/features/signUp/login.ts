/** A link for the browser, never for the router. */
export const LOGIN = '/api/auth/login';

/**
 * Paths that the gateway answers instead of a page. The proxy and the click handler must agree on them. `/calendar` itself
 * is a page; its feeds are not.
 */
export const SERVER_PATHS: readonly RegExp[] = [
  /^\/(graphql|api|oidc|webhooks|jobs|stripe|aws-proxy|files|dev)(\/|$)/,
  /^\/calendar\/feed\//,
  /^\/calendar\/(salons|sessions)\/[^/]+\.ics$/,
];

export const isPagePath = (pathname: string) =>
  !SERVER_PATHS.some((path) => path.test(pathname)) && !pathname.startsWith('/remotes/');

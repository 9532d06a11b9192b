/**
 * Paths of the origin that the gateway answers, not a page. The proxy and the handler that turns clicks on
 * links into navigation must agree on them. `/calendar` itself is a page; its feeds are not.
 */
export const SERVER_PATHS: readonly RegExp[] = [
  /^\/(graphql|api|oidc|webhooks|jobs|stripe|aws-proxy|files|dev)(\/|$)/,
  /^\/calendar\/feed\//,
  /^\/calendar\/(salons|sessions)\/[^/]+\.ics$/,
];

export const isPagePath = (pathname: string) =>
  !SERVER_PATHS.some((path) => path.test(pathname)) && !pathname.startsWith('/remotes/');

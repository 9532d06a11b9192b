/** Whether a path is at one of a manifest's `kept.pages`: `/salons/:slug`. Small: importing the router's would split the first script. */
export const isAt = (pattern: string, pathname: string): boolean =>
  new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}$`).test(pathname);

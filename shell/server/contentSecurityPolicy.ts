interface Policy {
  /** Styles of the page itself: its nonce, or the hash of each. */
  styles: readonly string[];
  /** Hashes of what `style` attributes hold. */
  styleAttributes?: readonly string[];
  remoteOrigins?: readonly string[];
  /** The client's own machine, for an admin who overrides a remote from there. */
  localOrigin?: string;
  /** May be shown in a frame of any site. */
  framed?: boolean;
  secure?: boolean;
}

/** No inline script, no eval; of styles only the page's own; scripts from here and the hosts of our remotes. */
export function contentSecurityPolicy({
  styles,
  styleAttributes = [],
  remoteOrigins = [],
  localOrigin,
  framed = false,
  secure = false,
}: Policy): string {
  const local = localOrigin ? [localOrigin] : [];
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...remoteOrigins, ...local],
    'style-src': ["'self'", ...styles],
    ...(styleAttributes.length > 0 ? { 'style-src-attr': ["'unsafe-hashes'", ...styleAttributes] } : {}),
    'img-src': ["'self'", 'data:', 'blob:', 'https:'],
    'font-src': ["'self'"],
    'media-src': ["'self'", 'blob:', 'https:'],
    // Its development server says by a socket what has changed.
    'connect-src': ["'self'", ...local, ...local.map((origin) => origin.replace(/^http/, 'ws'))],
    'object-src': ["'none'"],
    'frame-src': ["'none'"],
    'frame-ancestors': [framed ? '*' : "'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    // It would ask the person's own machine for https.
    ...(secure && !localOrigin ? { 'upgrade-insecure-requests': [] } : {}),
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

export const nonceSource = (nonce: string) => `'nonce-${nonce}'`;

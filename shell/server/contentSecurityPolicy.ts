interface Policy {
  /** Allowed inline styles: the page's nonce, or the hash of each. */
  styles: readonly string[];
  /** Hashes of `style` attributes. */
  styleAttributes?: readonly string[];
  remoteOrigins?: readonly string[];
  /** Allows the client's own machine, for an admin with an override. */
  localOrigin?: string;
  /** Allows any site to frame it. */
  framed?: boolean;
  secure?: boolean;
}

/** No inline scripts, no eval; only the page's own styles; scripts from this origin and the hosts of our remotes. */
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
    // The development server sends updates by a WebSocket.
    'connect-src': ["'self'", ...local, ...local.map((origin) => origin.replace(/^http/, 'ws'))],
    'object-src': ["'none'"],
    'frame-src': ["'none'"],
    'frame-ancestors': [framed ? '*' : "'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    // It would upgrade requests to the person's own machine to https.
    ...(secure && !localOrigin ? { 'upgrade-insecure-requests': [] } : {}),
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

export const nonceSource = (nonce: string) => `'nonce-${nonce}'`;

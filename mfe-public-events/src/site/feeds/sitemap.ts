import { escapeXml } from '@athenaeum/common/escaping';
import type { SiteSettings } from '@athenaeum/shell-contract/site';
import { absolute, EMBED_PAGE, LIST, pathOf, SITEMAP } from '../addresses';
import type { SiteEvent } from '../siteEvents';

export function sitemap(events: readonly SiteEvent[], settings: SiteSettings): string {
  const paths = [LIST, ...events.map(({ slug }) => pathOf(slug)), EMBED_PAGE];
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${paths.map((path) => `<url><loc>${escapeXml(absolute(settings, path))}</loc></url>`).join('\n')}
</urlset>
`;
}

export const robots = (settings: SiteSettings): string => `User-agent: *
Allow: /
Disallow: /api/
Disallow: /graphql
Disallow: /embed/

Sitemap: ${absolute(settings, SITEMAP)}
`;

import { escapeXml } from '@athenaeum/common/escaping';
import { currentLanguage } from '@athenaeum/messages';
import { eventTypeLabel } from '@athenaeum/shared-ui';
import type { SiteSettings } from '@athenaeum/shell-contract/site';
import { eventText } from '../../components/event.messages';
import { absolute, LIST, pathOf, RSS } from '../addresses';
import { siteText } from '../site.messages';
import type { SiteEvent } from '../siteEvents';
import { summaryOf } from '../words';

/** Upcoming events as an RSS feed, soonest first. Entries have no `pubDate`, because an event's date is when it takes place. */
export function rss(events: readonly SiteEvent[], settings: SiteSettings): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
<title>${escapeXml(`${eventText.upcoming} · ${settings.brand}`)}</title>
<link>${escapeXml(absolute(settings, LIST))}</link>
<description>${escapeXml(siteText.feed({ brand: settings.brand }))}</description>
<language>${currentLanguage()}</language>
<ttl>60</ttl>
<atom:link href="${escapeXml(absolute(settings, RSS))}" rel="self" type="application/rss+xml"/>
${events.map((event) => item(event, settings)).join('\n')}
</channel>
</rss>
`;
}

function item(event: SiteEvent, settings: SiteSettings): string {
  const url = escapeXml(absolute(settings, pathOf(event.slug)));
  return `<item>
<title>${escapeXml(event.title)}</title>
<link>${url}</link>
<guid isPermaLink="true">${url}</guid>
<category>${escapeXml(eventTypeLabel(event.event_type))}</category>
<description>${escapeXml(summaryOf(event))}</description>
</item>`;
}

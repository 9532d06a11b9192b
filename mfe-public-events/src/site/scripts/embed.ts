/**
 * `<upcoming-events>` for other sites: a sandboxed frame with the list, with the height that it reports. Depends only on where it
 * was loaded from.
 */
const FRAME = '/embed/events';
const QUERY_NAMES = {
  count: 'count',
  'event-type': 'event_type',
  location: 'location',
  'invite-type': 'invite_type',
  theme: 'theme',
};
/** In the language that the site uses for this browser. */
const TITLES = new Map([
  ['en', 'Upcoming events'],
  ['es', 'Próximos eventos'],
]);
const [LOWEST, HIGHEST] = [80, 4000];

const from = new URL((document.currentScript as HTMLScriptElement).src).origin;

const titles = navigator.languages.map((tag) => TITLES.get(tag.split('-')[0]!));
const title = titles.find((known) => known !== undefined) ?? 'Upcoming events';

class UpcomingEvents extends HTMLElement {
  private frame: HTMLIFrameElement | null = null;

  connectedCallback(): void {
    const query = new URLSearchParams();
    for (const [attribute, name] of Object.entries(QUERY_NAMES)) {
      const value = this.getAttribute(attribute);
      if (value) query.set(name, value);
    }
    const frame = (this.frame ??= document.createElement('iframe'));
    frame.src = `${from}${FRAME}?${query.toString()}`;
    frame.title = title;
    frame.width = '100%';
    frame.height = '400';
    frame.loading = 'lazy';
    // Sandboxed without an origin; links open in a new tab, outside the sandbox.
    frame.setAttribute('sandbox', 'allow-scripts allow-popups allow-popups-to-escape-sandbox');
    frame.referrerPolicy = 'no-referrer';
    frame.style.border = '0';
    frame.style.display = 'block';
    this.replaceChildren(frame);
    addEventListener('message', this.hear);
  }

  disconnectedCallback(): void {
    removeEventListener('message', this.hear);
  }

  private readonly hear = ({ source, data }: MessageEvent) => {
    if (!this.frame || source !== this.frame.contentWindow) return;
    const height = Math.ceil(
      Number((data as { upcomingEventsHeight?: unknown } | null)?.upcomingEventsHeight),
    );
    if (height >= LOWEST && height <= HIGHEST) this.frame.height = String(height);
  };
}

if (!customElements.get('upcoming-events')) customElements.define('upcoming-events', UpcomingEvents);

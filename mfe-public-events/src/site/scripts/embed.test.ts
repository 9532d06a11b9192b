const SITE = 'https://events.example';

let frame: HTMLIFrameElement;
beforeAll(() => {
  const script = document.createElement('script');
  script.src = `${SITE}/embed.js`;
  Object.defineProperty(document, 'currentScript', { value: script, configurable: true });
  Object.defineProperty(navigator, 'languages', { value: ['fr', 'es-MX', 'en'], configurable: true });
  // A classic script, not a module: no imports.
  jest.requireActual('./embed');
});
beforeEach(() => {
  document.body.innerHTML = '<upcoming-events theme="dark"></upcoming-events>';
  frame = document.querySelector('iframe')!;
});

/** A message event; the browser sets its source and origin. */
const hear = (source: MessageEventSource | null, data: unknown, origin = 'null') =>
  window.dispatchEvent(new MessageEvent('message', { source, data, origin }));

it('draws the list of the site it was loaded from, in a frame without an origin of its own', () => {
  expect(frame.src).toBe(`${SITE}/embed/events?theme=dark`);
  expect(frame.getAttribute('sandbox')).toBe('allow-scripts allow-popups allow-popups-to-escape-sandbox');
});

it('has a title in the language that the site uses for this browser', () => {
  expect(frame.title).toBe('Próximos eventos');
});

it('is as high as its own frame says', () => {
  hear(frame.contentWindow, { upcomingEventsHeight: 812.2 });

  expect(frame.height).toBe('813');
});

it.each([
  ['the page around it', () => window, 'https://elsewhere.example'],
  ['another frame, of another site', () => otherFrame(), 'https://evil.example'],
  ['another frame that says it is of the site', () => otherFrame(), SITE],
  ['nobody', () => null, 'null'],
])('ignores messages from %s', (_who, source, origin) => {
  hear(source(), { upcomingEventsHeight: 1234 }, origin);

  expect(frame.height).toBe('400');
});

it.each([
  ['no number', { upcomingEventsHeight: 'javascript:alert(1)' }],
  ['a number without end', { upcomingEventsHeight: Infinity }],
  ['less than can be read', { upcomingEventsHeight: 1 }],
  ['more than a page', { upcomingEventsHeight: 1e9 }],
  ['something else', 'height'],
  ['nothing', null],
])('ignores anything but a height from its own frame: %s', (_what, data) => {
  hear(frame.contentWindow, data);

  expect(frame.height).toBe('400');
});

it('stops listening once it is removed', () => {
  const { contentWindow } = frame;
  document.querySelector('upcoming-events')!.remove();

  hear(contentWindow, { upcomingEventsHeight: 812 });

  expect(frame.height).toBe('400');
});

function otherFrame(): Window {
  const other = document.body.appendChild(document.createElement('iframe'));
  return other.contentWindow!;
}

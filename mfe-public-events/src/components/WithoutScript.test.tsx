import { renderToStaticMarkup } from 'react-dom/server';
import { WithoutScript } from './WithoutScript';

it('links to the event’s form on its own origin, where scripts are off', () => {
  const drawn = renderToStaticMarkup(<WithoutScript slug="a b" label="Join Waitlist" />);

  expect(drawn).toMatch(/^<noscript><a [^>]*href="\/api\/guest-rsvp\/form\/a%20b"/);
  expect(drawn).toContain('Join Waitlist');
});

import { renderToStaticMarkup } from 'react-dom/server';
import { WithoutScript } from './WithoutScript';

it('leads to the form of the event on its own origin, where no script runs', () => {
  const drawn = renderToStaticMarkup(<WithoutScript slug="a b" label="Join Waitlist" />);

  expect(drawn).toMatch(/^<noscript><a [^>]*href="\/api\/guest-rsvp\/form\/a%20b"/);
  expect(drawn).toContain('Join Waitlist');
});

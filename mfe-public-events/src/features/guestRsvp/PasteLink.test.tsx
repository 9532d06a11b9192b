import { renderToStaticMarkup } from 'react-dom/server';
import { PasteLink } from './PasteLink';

it('sends a pasted link in a form, so that it is in no address', () => {
  const drawn = renderToStaticMarkup(<PasteLink />);

  expect(drawn).toMatch(/^<noscript>/);
  expect(drawn).toMatch(
    /<form [^>]*method="post"[^>]*action="\/api\/guest-rsvp\/link"|<form [^>]*action="\/api\/guest-rsvp\/link"[^>]*method="post"/,
  );
  expect(drawn).toMatch(/<input[^>]*name="link"/);
});

import { Html, html } from './html';

/**
 * A message with its marked words drawn: `withMarkup('Lost it? <support>Write to us</support>', { support: link })`. All
 * other words are text.
 */
export function withMarkup(message: string, parts: Readonly<Record<string, (words: string) => Html>>): Html {
  const pieces = message.split(/<(\w+)>(.*?)<\/\1>/);
  return new Html(
    pieces
      .map((piece, place) => {
        // Text, the name of a part, its words, and so on.
        if (place % 3 === 0) return html`${piece}`.markup;
        return place % 3 === 1 ? parts[piece]!(pieces[place + 1] ?? '').markup : '';
      })
      .join(''),
  );
}

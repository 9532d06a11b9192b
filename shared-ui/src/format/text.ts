import { translateSentence } from '@athenaeum/messages';

/** At most `limit` characters, cut between words, with an ellipsis; only a first word that is longer is cut itself. */
export function truncate(text: string, limit: number) {
  if (text.length <= limit) return text;
  const cut = text.slice(0, limit);
  const word = Math.max(cut.lastIndexOf(' '), cut.lastIndexOf('\n'));
  const isBetween = /\s/.test(text[limit]!) || word <= 0;
  return `${(isBetween ? cut : cut.slice(0, word)).replace(/[\s.,;:]+$/, '')}…`;
}

/** An event type as people read it: "PEER_GROUP" is "Peer Group"; NOT_APPLICABLE hides the type. Its Spanish is a sentence. */
export function eventTypeLabel(type: string | null | undefined) {
  if (!type || /^not[_ ]applicable$/i.test(type)) return '';
  const english = type
    .replaceAll('_', ' ')
    .toLowerCase()
    .replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
  return translateSentence(english);
}

/** At most `limit` characters, cut at a word where one ends near, with an ellipsis. Shorter text is left alone. */
export function truncate(text: string, limit: number) {
  if (text.length <= limit) return text;
  const cut = text.slice(0, limit);
  const word = cut.lastIndexOf(' ');
  return `${(text[limit] === ' ' || word < limit * 0.7 ? cut : cut.slice(0, word)).replace(/[\s.,;:]+$/, '')}…`;
}

/** An event type as people read it: "PEER_GROUP" is "Peer Group"; NOT_APPLICABLE hides the type. */
export function eventTypeLabel(type: string | null | undefined) {
  if (!type || /^not[_ ]applicable$/i.test(type)) return '';
  return type
    .replaceAll('_', ' ')
    .toLowerCase()
    .replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
}

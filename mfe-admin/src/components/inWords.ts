const ABBREVIATIONS = new Set(['crm', 'nda', 'pdf', 'rsvp']);

/** An identifier as words: 'rsvp_flow', 'rsvp-flow' and 'rsvpFlow' as "RSVP flow". */
export function inWords(name: string): string {
  const words = name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[\s_-]+/)
    .map((word) => (ABBREVIATIONS.has(word) ? word.toUpperCase() : word))
    .join(' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

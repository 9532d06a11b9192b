/** What a mail says, before it looks like anything: the same words become its HTML and its text. */
export interface Letter {
  subject: string;
  /** What a list of mails shows after the subject. */
  preview: string;
  heading: string;
  blocks: Block[];
  /** Why the recipient gets it. */
  reason: string;
}

export type Block =
  | { type: 'text'; text: string }
  /** What has come of it: colour says it once more, never alone. */
  | { type: 'status'; tone: 'good' | 'waitlist' | 'note'; text: string }
  | { type: 'facts'; facts: [label: string, value: string][] }
  /** One in a mail. */
  | { type: 'button'; label: string; href: string }
  | { type: 'link'; label: string; href: string }
  /** A person's own words. */
  | { type: 'quote'; text: string }
  | { type: 'note'; text: string };

export const text = (words: string): Block => ({ type: 'text', text: words });
export const note = (words: string): Block => ({ type: 'note', text: words });
export const quote = (words: string): Block => ({ type: 'quote', text: words });
export const button = (label: string, href: string): Block => ({ type: 'button', label, href });
export const link = (label: string, href: string): Block => ({ type: 'link', label, href });
export const status = (tone: 'good' | 'waitlist' | 'note', words: string): Block => ({
  type: 'status',
  tone,
  text: words,
});
/** Leaves out what is not known. */
export const facts = (...given: [label: string, value: string | null | undefined][]): Block => ({
  type: 'facts',
  facts: given.filter((fact): fact is [string, string] => Boolean(fact[1])),
});

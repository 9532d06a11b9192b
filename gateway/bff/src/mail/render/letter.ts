/** What a mail says, before it looks like anything: the same words become its HTML and its text. */
export interface Letter {
  subject: string;
  /** What a list of mails shows after the subject. */
  preview: string;
  /** The slug whose art stands on top; without one the brand does. */
  art?: string;
  heading: string;
  blocks: Block[];
  /** What else may be done, under the rule. */
  aside?: Aside;
  /** Why the recipient gets it. */
  reason: string;
}

/** A question, and the link that answers it. */
export interface Aside {
  question: string;
  label: string;
  href: string;
}

/** A leaf of a calendar. */
export interface Leaf {
  month: string;
  day: string;
  weekday: string;
}

/** One line of the week. */
export interface Entry {
  /** A date, or the name of somebody. */
  sign: Leaf | { name: string };
  title: string;
  href: string;
  line: string;
}

export type Block =
  | { type: 'text'; text: string }
  /** What has come of it: colour says it once more, never alone. */
  | { type: 'status'; tone: 'good' | 'waitlist' | 'note'; text: string }
  | { type: 'facts'; facts: Fact[] }
  | { type: 'occasion'; occasion: Occasion }
  | { type: 'entries'; entries: Entry[] }
  /** One in a mail. */
  | { type: 'button'; label: string; href: string }
  | { type: 'link'; label: string; href: string }
  /** A person's own words. */
  | { type: 'quote'; text: string }
  | { type: 'note'; text: string };

type Fact = [label: string, value: string];

/** What takes place, when and where. */
export interface Occasion {
  title: string;
  /** Where more is told of it. */
  href: string;
  leaf: Leaf;
  /** The whole date: the leaf beside it has its parts. */
  day: Fact;
  time: Fact;
  /** When it was to take place before; null where that has not changed. */
  before: { label: string; nowLabel: string; leaf: Leaf; day: string; time: string } | null;
  /** By the reader's clock, where that shows another. */
  ownTime: Fact | null;
  /** Where, and with whom. */
  facts: Fact[];
  /** Puts it into a calendar that takes no attached file. */
  calendar?: { label: string; href: string };
}

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
  facts: known(...given),
});

export const known = (...given: [label: string, value: string | null | undefined][]): Fact[] =>
  given.filter((fact): fact is Fact => Boolean(fact[1]));

import type { Brand } from '../brand';
import { frameText } from './frame.messages';
import type { Block, Entry, Letter, Occasion } from './letter';

/** The same words for those who read mail as text. */
export function toText(letter: Letter, brand: Brand, unsubscribe?: string): string {
  const { aside } = letter;
  const footer = [
    ...(aside ? [`${aside.question} ${aside.label}:`, aside.href] : []),
    `${letter.reason} ${frameText.questions} ${brand.memberSupport}`,
    ...(unsubscribe ? [`${frameText.stop}: ${unsubscribe}`] : []),
  ];
  return [
    letter.heading,
    ...letter.blocks.map(block).filter(Boolean),
    ['--', brand.name, ...footer].join('\n'),
  ].join('\n\n');
}

function block(given: Block): string {
  switch (given.type) {
    case 'facts':
      return factLines(given.facts);
    case 'occasion':
      return occasion(given.occasion);
    case 'entries':
      return given.entries.map(entry).join('\n\n');
    case 'quote':
      return given.text
        .split('\n')
        .map((line) => `> ${line}`)
        .join('\n');
    case 'button':
    case 'link':
      return `${given.label}:\n${given.href}`;
    default:
      return given.text;
  }
}

function occasion({ title, href, before, day, time, ownTime, facts, calendar }: Occasion): string {
  const now = factLines([day, time, ...(ownTime ? [ownTime] : []), ...facts]);
  const moved = before ? [`${before.label}: ${before.day}, ${before.time}`, `${before.nowLabel}:`] : [];
  const kept = calendar ? [`${calendar.label}:`, calendar.href] : [];
  return [title, href, ...moved, now, ...kept].join('\n');
}

const entry = ({ sign, title, line, href }: Entry): string =>
  ['name' in sign ? title : `${sign.weekday}, ${sign.month} ${sign.day}: ${title}`, line, href].join('\n');

const factLines = (facts: readonly [label: string, value: string][]): string =>
  facts.map(([name, fact]) => `${name}: ${fact.replaceAll('\n', '\n  ')}`).join('\n');

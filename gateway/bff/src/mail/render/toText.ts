import type { Brand } from '../brand';
import { frameText } from './frame.messages';
import type { Block, Letter } from './letter';

/** The same words for those who read mail as text. */
export function toText(letter: Letter, brand: Brand, unsubscribe?: string): string {
  const footer = [
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
      return given.facts.map(([name, fact]) => `${name}: ${fact.replaceAll('\n', '\n  ')}`).join('\n');
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

import type { LegalPage } from '../app/route';
import { brand } from '../layout/brand';
import { legalText } from './legal.messages';

export interface LegalText {
  lead: string;
  parts: { title: string; text: string }[];
}

const PARTS = {
  '/member-agreement': ['confidence', 'recordings', 'selling', 'profile', 'payment', 'ending', 'changes'],
  '/privacy-policy': ['kept', 'audience', 'use', 'processors', 'cookies', 'rights'],
} as const satisfies Record<LegalPage, readonly string[]>;

/** The default text of a legal page, in the reader's language. */
export const legalTextOf = (page: LegalPage): LegalText => ({
  lead: page === '/privacy-policy' ? legalText.privacyLead : legalText.agreementLead,
  parts: PARTS[page].map((part) => ({
    title: legalText[`${part}Title`],
    text: part === 'recordings' ? legalText.recordings({ brand }) : legalText[part],
  })),
});

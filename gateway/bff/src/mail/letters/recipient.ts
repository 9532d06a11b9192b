import { isLanguage, type Language } from '@athenaeum/messages';
import type { Contact, Guest } from '../../sources/sources';
import type { Address } from '../mail';
import { sanitizeLine } from '../templates/params';

/** Whom a mail goes to, and what it is written in. */
export interface Recipient {
  to: Address;
  language: Language;
  /** The account's id; none of a visitor. */
  member?: string;
}

/** A member, at the address of the account. */
export const memberRecipient = (member: Contact): Recipient => ({
  to: { name: sanitizeLine(`${member.first_name} ${member.last_name}`), address: member.email },
  language: languageOfMember(member),
  member: member.id,
});

/** What the member chose, else what the browser asks for. */
export const languageOfMember = ({ language, browser_language }: Contact): Language =>
  language ?? browser_language ?? 'en';

/** A visitor has no account: what the form was read in. */
export const languageOfGuest = ({ language }: Pick<Guest, 'language'>): Language =>
  isLanguage(language) ? language : 'en';

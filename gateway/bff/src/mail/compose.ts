import type { Language } from '@athenaeum/messages';
import { inLanguage } from '../messages/inLanguage';
import type { Brand } from './brand';
import type { Address, Mail } from './mail';
import { collectPictures } from './pictures/pictures';
import { toHtml } from './render/toHtml';
import { toText } from './render/toText';
import { sanitizeLine } from './templates/params';
import type { AnyTemplate } from './templates/template';

/** A template with what goes into it and who gets it. */
export interface Prepared {
  template: AnyTemplate;
  params: unknown;
  to: Address;
  /** What it is written in; English where nobody has said. */
  language?: Language;
  /** The account it goes to: its bell says the same. */
  member?: string;
  /** Another account that it names. */
  about?: string;
  cc?: Address[];
  replyTo?: Address;
  calendar?: string;
}

const MAX_SUBJECT_LENGTH = 180;
const MAX_NAME_LENGTH = 100;

/** The mail itself, in its recipient's language. Throws when the parameters are not what the template takes. */
export const compose = (id: string, prepared: Prepared, brand: Brand, unsubscribe?: string): Mail =>
  inLanguage(languageOf(prepared), () => write(id, prepared, brand, unsubscribe));

export const languageOf = ({ template, language = 'en' }: Prepared): Language => template.onlyIn ?? language;

function write(id: string, prepared: Prepared, brand: Brand, unsubscribe?: string): Mail {
  const { template, params, to, cc, replyTo, calendar } = prepared;
  const letter = template.write(template.params.parse(params), brand);
  const pictures = collectPictures(id);
  const subject = sanitizeLine(letter.subject, MAX_SUBJECT_LENGTH);
  return {
    id,
    from: brand.from,
    to: [named(to)],
    ...(cc ? { cc: cc.map(named) } : {}),
    ...(replyTo ? { replyTo: named(replyTo) } : {}),
    subject,
    html: toHtml({ ...letter, subject }, { brand, unsubscribe, pictures }),
    text: toText(letter, brand, unsubscribe),
    pictures: pictures.drawn,
    ...(calendar ? { calendar } : {}),
    ...(unsubscribe ? { unsubscribe } : {}),
  };
}

/** Names stand in headers: one line, and none that could be read as a second address. */
const named = ({ name, address }: Address): Address => ({
  name: sanitizeLine(name, MAX_NAME_LENGTH).replace(/[<>"@,;:\\]/g, ''),
  address,
});

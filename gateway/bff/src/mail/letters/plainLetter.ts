import { DeliveryProblem, letter, withoutUnknown, type LetterRow } from '@athenaeum/kit/outbox';
import type { Language } from '@athenaeum/messages';
import type { Address } from '../mail';
import { templates } from '../templates/templates';
import { defineLetter, type LetterContext } from './letterKind';
import { memberRecipient } from './recipient';

/** Any template with all it needs in the row. */
export const plainLetter = defineLetter({
  message: letter,
  async prepare({ template: name, to, params }, context) {
    const template = templates.get(name);
    // An instance of a newer version knows it.
    if (!template) throw new DeliveryProblem('away', 'UNKNOWN_TEMPLATE');
    const recipient = await recipientOf(to, context);
    if (!recipient) return null;
    const { first_name, ...whom } = recipient;
    const given = first_name ? { first_name, ...params } : params;
    return { template, ...whom, params: withoutUnknown(template.params, given) };
  },
});

async function recipientOf(
  to: LetterRow['to'],
  { sources, brand }: LetterContext,
): Promise<{ to: Address; language?: Language; first_name?: string } | null> {
  if ('desk' in to) {
    const [name, address] =
      to.desk === 'member_support'
        ? ['member support', brand.memberSupport]
        : ['board support', brand.boardSupport];
    return { to: { name: `${brand.name} ${name}`, address } };
  }
  if ('email' in to) return { to: { name: to.name ?? '', address: to.email } };
  const member = await sources.contact(to.user_id);
  return member && { ...memberRecipient(member), first_name: member.first_name };
}

import { translateSentence } from '@athenaeum/messages';
import { Html, html } from '../../auth/pages/html';
import { layout, titleOf } from '../../auth/pages/layout';
import { notice } from '../../auth/pages/fields';
import { withMarkup } from '../../auth/pages/withMarkup';
import { checkoutText as messages } from '../checkout/checkout.messages';
import { formatFullMoney } from '@athenaeum/common/money';
import type { CardField } from './cardInput';
import { EMBEDDED_PATH } from './embeddedBilling';
import type { EmbeddedCheckoutRow } from './embeddedCheckout.model';

export interface CheckoutPage {
  page: Pick<EmbeddedCheckoutRow, '_id' | 'lines' | 'total' | 'currency' | 'cancelled'>;
  /** Said above the form. */
  problem?: string;
  /** Said beside a field. */
  problems?: Partial<Record<CardField, string>>;
  /** The typed expiry; a card's number and code are not returned. */
  expiry?: string;
}

const FIELDS: readonly CardField[] = ['card_number', 'expiry', 'cvc'];
const STYLES = ['checkout.css'];

/** Where an order is paid with the embedded provider. */
export function checkoutPage({ page, problem, problems = {}, expiry = '' }: CheckoutPage): string {
  // Focuses the next field: without it, a phone shows the top of the page again.
  const wrong = problem ? 'card_number' : FIELDS.find((name) => problems[name]);
  const form = html`<div class="content">
    <h1>${messages.checkout}</h1>
    ${linesOf(page)}
    <p class="hint">${withMarkup(messages.testCheckout, { paying: bold, declined: bold })}</p>
    <form method="post" action="${EMBEDDED_PATH}/${page._id}" novalidate>
      ${problem ? notice(problem) : null}
      ${field({
        name: 'card_number',
        label: messages.cardNumber,
        autocomplete: 'cc-number',
        longest: 40,
        problem: problems.card_number,
        hasFocus: wrong === 'card_number',
      })}
      <div class="pair">
        ${field({
          name: 'expiry',
          label: messages.expiry,
          autocomplete: 'cc-exp',
          longest: 10,
          value: expiry,
          placeholder: messages.expiryForm,
          problem: problems.expiry,
          hasFocus: wrong === 'expiry',
        })}
        ${field({ name: 'cvc', label: messages.cvc, autocomplete: 'cc-csc', longest: 4, problem: problems.cvc, hasFocus: wrong === 'cvc' })}
      </div>
      <button type="submit" class="button button--block">${messages.pay}</button>
    </form>
    <p class="aside"><a href="${page.cancelled}">${messages.cancel}</a></p>
  </div>`;
  return layout(titleOf(messages.checkout, Boolean(wrong)), form, { styles: STYLES });
}

const linesOf = ({ lines, total, currency }: CheckoutPage['page']) =>
  html`<table class="order">
    <caption>
      ${messages.yourOrder}
    </caption>
    <tbody>
      ${new Html(
        lines
          .map(
            ({ label, quantity, unit_price }) =>
              html`<tr>
                <th scope="row">
                  ${label}${quantity > 1 ? html`<span class="order__each">${each(quantity, unit_price, currency)}</span>` : null}
                </th>
                <td>${formatFullMoney(unit_price * quantity, currency)}</td>
              </tr>`.markup,
          )
          .join(''),
      )}
    </tbody>
    <tfoot>
      <tr>
        <th scope="row">${messages.total}</th>
        <td>${formatFullMoney(total, currency)}</td>
      </tr>
    </tfoot>
  </table>`;

const each = (quantity: number, price: number, currency: string) =>
  `${quantity} × ${formatFullMoney(price, currency)}`;

interface Field {
  name: CardField;
  label: string;
  autocomplete: string;
  longest: number;
  value?: string;
  placeholder?: string;
  problem?: string;
  hasFocus: boolean;
}

const field = ({
  name,
  label,
  autocomplete,
  longest,
  value = '',
  placeholder = '',
  problem,
  hasFocus,
}: Field) =>
  html`<div class="field">
    <label class="field__label" for="${name}">${label}</label>
    <input
      class="input"
      id="${name}"
      name="${name}"
      inputmode="numeric"
      autocomplete="${autocomplete}"
      maxlength="${String(longest)}"
      placeholder="${placeholder}"
      value="${value}"
      required
      ${hasFocus ? html`autofocus` : null}
      ${problem ? html`aria-invalid="true" aria-describedby="${`${name}-error`}"` : null}
    />
    ${problem ? html`<p class="field__error" id="${name}-error">${translateSentence(problem)}</p>` : null}
  </div>`;

const bold = (words: string): Html => html`<b>${words}</b>`;

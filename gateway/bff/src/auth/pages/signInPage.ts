import { PASSWORD_RESET_PATH, SIGN_UP_PATH } from '../paths';
import { emailField, notice, passwordField } from './fields';
import { html } from './html';
import { layout, PASSKEY_SCRIPTS, titleOf } from './layout';
import { pageText } from './page.messages';
import { passkeyForm } from './passkeyForm';
import { signInPageText as messages } from './signIn.messages';
import { withMarkup } from './withMarkup';

export interface SignInPage {
  action: string;
  email?: string;
  /** Said above the form. */
  problem?: string;
  /** Said beside a field that was left empty. */
  missing?: readonly ('email' | 'password')[];
  /** Offered where the browser has passkeys. */
  takesPasskeys: boolean;
}

/** Where a member tells the embedded provider who is signing in. */
export function signInPage({ action, email = '', problem, missing = [], takesPasskeys }: SignInPage): string {
  const isMissing = (field: 'email' | 'password') => missing.includes(field);
  const content = html`<div class="content">
    <h1>${messages.welcomeBack}</h1>
    <p class="lead">${messages.lead}</p>
    <form method="post" action="${action}" novalidate>
      ${problem ? notice(problem) : null}
      ${emailField({
        name: 'email',
        label: pageText.email,
        value: email,
        autocomplete: takesPasskeys ? 'username webauthn' : 'username',
        error: isMissing('email') ? messages.enterEmail : null,
      })}
      ${passwordField({
        name: 'password',
        label: messages.password,
        autocomplete: 'current-password',
        error: isMissing('password') ? messages.enterPassword : null,
      })}
      <button type="submit" class="button button--block">${pageText.signIn}</button>
    </form>
    ${takesPasskeys ? passkeyForm(action) : null}
    <p class="aside"><a href="${PASSWORD_RESET_PATH}">${messages.forgot}</a></p>
    <p class="aside">
      ${withMarkup(messages.notYet, { signUp: (words) => html`<a href="${SIGN_UP_PATH}">${words}</a>` })}
    </p>
  </div>`;
  return layout(titleOf(pageText.signIn, Boolean(problem) || missing.length > 0), content, {
    scripts: takesPasskeys ? PASSKEY_SCRIPTS : [],
  });
}

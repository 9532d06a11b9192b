import { html } from './html';
import { secondStepText as messages } from './secondStep.messages';

/** Not seen until the script finds that the browser has passkeys, and gone where it has none. Its button is no second "Sign in". */
export const passkeyForm = (interaction: string, { isOnly = false } = {}) =>
  html`<form
    class="passkey"
    method="post"
    action="${`${interaction}/passkey`}"
    data-passkey
    data-failed="${messages.passkeyFailed}"
    hidden
  >
    <input type="hidden" name="credential" />
    <button
      type="submit"
      class="${isOnly ? 'button button--block' : 'button button--block button--outlined'}"
    >
      ${messages.usePasskey}
    </button>
    <p class="field__error" role="alert" data-passkey-problem></p>
  </form>`;

/** Hidden in the same way: makes a passkey instead of using one. */
export const newPasskeyForm = (step: string) =>
  html`<form
    class="passkey"
    method="post"
    action="${`${step}/passkey`}"
    data-new-passkey
    data-failed="${messages.passkeyNotMade}"
    hidden
  >
    <input type="hidden" name="credential" />
    <p>${messages.byFingerprint}</p>
    <button type="submit" class="button button--block">${messages.usePasskey}</button>
    <p class="field__error" role="alert" data-passkey-problem></p>
    <h2>${messages.orUseApp}</h2>
  </form>`;

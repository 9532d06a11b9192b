import { html } from './html';

/** Hidden until the script finds that the browser has passkeys. Its button is no second "Sign in". */
export const passkeyForm = (interaction: string, { isOnly = false } = {}) =>
  html`<form class="passkey" method="post" action="${`${interaction}/passkey`}" data-passkey hidden>
    <input type="hidden" name="credential" />
    <button
      type="submit"
      class="${isOnly ? 'button button--block' : 'button button--block button--outlined'}"
    >
      Use a passkey
    </button>
    <p class="field__error" role="alert" data-passkey-problem></p>
  </form>`;

/** Hidden in the same way: makes a passkey instead of using one. */
export const newPasskeyForm = (step: string) =>
  html`<form class="passkey" method="post" action="${`${step}/passkey`}" data-new-passkey hidden>
    <input type="hidden" name="credential" />
    <p>Sign in by your fingerprint, face or screen lock.</p>
    <button type="submit" class="button button--block">Use a passkey</button>
    <p class="field__error" role="alert" data-passkey-problem></p>
    <h2>Or use an authenticator app</h2>
  </form>`;

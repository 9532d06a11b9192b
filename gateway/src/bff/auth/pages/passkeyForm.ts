import { html } from './html';

/** Hidden until the script finds that the browser has passkeys. Its button is no second "Sign in". */
export const passkeyForm = (interaction: string) =>
  html`<form class="passkey" method="post" action="${`${interaction}/passkey`}" data-passkey hidden>
    <input type="hidden" name="credential" />
    <button type="submit" class="button button--block button--outlined">Use a passkey</button>
    <p class="field__error" role="alert" data-passkey-problem></p>
  </form>`;

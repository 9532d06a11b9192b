import { translateSentence } from '@athenaeum/messages';
import { PASSWORD_STRENGTHS, PRODUCT_WORDS } from '@athenaeum/users-contract';
import { ASSETS_PATH } from '../paths';
import { html } from './html';
import { ESTIMATE_FILES } from './strengthEstimate';

/** A page on which a password is chosen. */
export const STRENGTH_SCRIPTS = ['password-strength.js'];

/**
 * How strong the password in a field is while it is typed; empty without scripts. The script gets everything from here, so
 * that the words are those of the sign-up page.
 */
export const passwordStrength = (field: string) =>
  html`<div
    class="strength"
    data-strength-of="${field}"
    data-sentences="${JSON.stringify(Object.values(PASSWORD_STRENGTHS).map(translateSentence))}"
    data-product-words="${JSON.stringify(PRODUCT_WORDS)}"
    data-estimate="${JSON.stringify(Object.keys(ESTIMATE_FILES).map((name) => `${ASSETS_PATH}/${name}`))}"
  >
    <div class="strength__bars" aria-hidden="true" hidden>
      <span></span><span></span><span></span><span></span>
    </div>
    <p class="strength__words" role="status"></p>
  </div>`;

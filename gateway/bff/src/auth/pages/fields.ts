import { translateSentence } from '@athenaeum/messages';
import { Html, html } from './html';
import { pageText } from './page.messages';

const ALERT = new Html(
  '<svg width="20" height="20" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><circle cx="12" cy="12" r="10"/><path d="M12 8v4m0 4h.01"/></svg>',
);
const EYE = new Html(
  '<svg width="20" height="20" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="M2.062 12.348a1 1 0 0 1 0-.696 10.75 10.75 0 0 1 19.876 0 1 1 0 0 1 0 .696 10.75 10.75 0 0 1-19.876 0"/><circle cx="12" cy="12" r="3"/></svg>',
);

/** Said above a form; what services say in English is translated here. */
export const notice = (text: string) =>
  html`<div class="notice" role="alert">
    ${ALERT}
    <p>${translateSentence(text)}</p>
  </div>`;

interface Field {
  name: string;
  label: string;
  /** Said beside it. */
  error?: string | null;
}

interface EmailField extends Field {
  value: string;
  autocomplete?: 'username' | 'username webauthn';
}

export const emailField = ({ label, name, value, autocomplete = 'username', error = null }: EmailField) =>
  html`<div class="field">
    <label class="field__label" for="${name}">${label}</label>
    <input
      class="input"
      id="${name}"
      name="${name}"
      type="email"
      autocomplete="${autocomplete}"
      autocapitalize="none"
      spellcheck="false"
      required
      maxlength="254"
      value="${value}"
      ${invalid(name, error)}
    />
    ${fieldError(name, error)}
  </div>`;

export const passwordField = ({
  label,
  name,
  autocomplete,
  error = null,
}: Field & { autocomplete: 'current-password' | 'new-password' }) =>
  html`<div class="field">
    <label class="field__label" for="${name}">${label}</label>
    <div class="reveal">
      <input
        class="input"
        id="${name}"
        name="${name}"
        type="password"
        autocomplete="${autocomplete}"
        required
        maxlength="200"
        ${invalid(name, error)}
      />
      <button
        type="button"
        class="reveal__button"
        data-reveal="${name}"
        hidden
        aria-label="${pageText.showPassword}"
        aria-pressed="false"
      >
        ${EYE}
      </button>
    </div>
    ${fieldError(name, error)}
  </div>`;

/** A code of an app or for recovery; always empty, for what was wrong is of no use. */
export const codeField = ({ label, hint }: { label: string; hint: string }) =>
  html`<div class="field">
    <label class="field__label" for="code">${label}</label>
    <input
      class="input"
      id="code"
      name="code"
      type="text"
      autocomplete="one-time-code"
      autocapitalize="characters"
      spellcheck="false"
      required
      maxlength="40"
      aria-describedby="code-hint"
    />
    <p class="field__hint" id="code-hint">${hint}</p>
  </div>`;

const fieldError = (name: string, text: string | null) =>
  text ? html`<p class="field__error" id="${name}-error">${translateSentence(text)}</p>` : null;

const invalid = (name: string, error: string | null) =>
  error ? html`aria-invalid="true" aria-describedby="${`${name}-error`}"` : null;

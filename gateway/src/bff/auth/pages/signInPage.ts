import { Html, html } from './html';
import { layout } from './layout';

export interface SignInPage {
  action: string;
  email?: string;
  /** Said above the form. */
  problem?: string;
  /** Said beside a field that was left empty. */
  missing?: readonly ('email' | 'password')[];
}

const ALERT = new Html(
  '<svg width="20" height="20" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><circle cx="12" cy="12" r="10"/><path d="M12 8v4m0 4h.01"/></svg>',
);
const EYE = new Html(
  '<svg width="20" height="20" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="M2.062 12.348a1 1 0 0 1 0-.696 10.75 10.75 0 0 1 19.876 0 1 1 0 0 1 0 .696 10.75 10.75 0 0 1-19.876 0"/><circle cx="12" cy="12" r="3"/></svg>',
);

/** Where a member tells the embedded provider who she is. */
export function signInPage({ action, email = '', problem, missing = [] }: SignInPage): string {
  const form = html`<form class="content" method="post" action="${action}" novalidate>
    <h1>Welcome back</h1>
    <p class="lead">The room is as you left it.</p>
    ${problem ? notice(problem) : null}
    <div class="field">
      <label class="field__label" for="email">Email</label>
      <input
        class="input"
        id="email"
        name="email"
        type="email"
        autocomplete="username"
        autocapitalize="none"
        spellcheck="false"
        required
        maxlength="254"
        value="${email}"
        ${invalid('email', missing)}
      />
      ${missing.includes('email') ? fieldError('email', 'Enter your email.') : null}
    </div>
    <div class="field">
      <label class="field__label" for="password">Password</label>
      <div class="reveal">
        <input
          class="input"
          id="password"
          name="password"
          type="password"
          autocomplete="current-password"
          required
          maxlength="200"
          ${invalid('password', missing)}
        />
        <button
          type="button"
          class="reveal__button"
          data-reveal
          hidden
          aria-label="Show what you type"
          aria-pressed="false"
        >
          ${EYE}
        </button>
      </div>
      ${missing.includes('password') ? fieldError('password', 'Enter your password.') : null}
    </div>
    <button type="submit" class="button button--block">Sign in</button>
  </form>`;
  return layout(problem || missing.length > 0 ? 'Error: Sign in' : 'Sign in', form);
}

const notice = (text: string) =>
  html`<div class="notice" role="alert">
    ${ALERT}
    <p>${text}</p>
  </div>`;

const fieldError = (field: string, text: string) =>
  html`<p class="field__error" id="${field}-error">${text}</p>`;

const invalid = (field: 'email' | 'password', missing: readonly string[]) =>
  missing.includes(field) ? html`aria-invalid="true" aria-describedby="${`${field}-error`}"` : null;

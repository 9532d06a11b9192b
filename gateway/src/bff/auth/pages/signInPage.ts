import { PASSWORD_RESET_PATH, SIGN_UP_PATH } from '../paths';
import { emailField, notice, passwordField } from './fields';
import { html } from './html';
import { layout, PASSKEY_SCRIPTS } from './layout';
import { passkeyForm } from './passkeyForm';

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
    <h1>Welcome back</h1>
    <p class="lead">The room is as you left it.</p>
    <form method="post" action="${action}" novalidate>
      ${problem ? notice(problem) : null}
      ${emailField({
        name: 'email',
        label: 'Email',
        value: email,
        autocomplete: takesPasskeys ? 'username webauthn' : 'username',
        error: isMissing('email') ? 'Enter your email.' : null,
      })}
      ${passwordField({
        name: 'password',
        label: 'Password',
        autocomplete: 'current-password',
        error: isMissing('password') ? 'Enter your password.' : null,
      })}
      <button type="submit" class="button button--block">Sign in</button>
    </form>
    ${takesPasskeys ? passkeyForm(action) : null}
    <p class="aside"><a href="${PASSWORD_RESET_PATH}">Forgot your password?</a></p>
    <p class="aside">Not yet a member? <a href="${SIGN_UP_PATH}">Sign up</a></p>
  </div>`;
  return layout(problem || missing.length > 0 ? 'Error: Sign in' : 'Sign in', content, {
    scripts: takesPasskeys ? PASSKEY_SCRIPTS : [],
  });
}

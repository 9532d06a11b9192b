import { PASSWORD_RESET_PATH, SIGN_UP_PATH } from '../paths';
import { emailField, notice, passwordField } from './fields';
import { html } from './html';
import { layout } from './layout';

export interface SignInPage {
  action: string;
  email?: string;
  /** Said above the form. */
  problem?: string;
  /** Said beside a field that was left empty. */
  missing?: readonly ('email' | 'password')[];
}

/** Where a member tells the embedded provider who she is. */
export function signInPage({ action, email = '', problem, missing = [] }: SignInPage): string {
  const isMissing = (field: 'email' | 'password') => missing.includes(field);
  const form = html`<form class="content" method="post" action="${action}" novalidate>
    <h1>Welcome back</h1>
    <p class="lead">The room is as you left it.</p>
    ${problem ? notice(problem) : null}
    ${emailField({
      name: 'email',
      label: 'Email',
      value: email,
      error: isMissing('email') ? 'Enter your email.' : null,
    })}
    ${passwordField({
      name: 'password',
      label: 'Password',
      autocomplete: 'current-password',
      error: isMissing('password') ? 'Enter your password.' : null,
    })}
    <button type="submit" class="button button--block">Sign in</button>
    <p class="aside"><a href="${PASSWORD_RESET_PATH}">Forgot your password?</a></p>
    <p class="aside">Not yet a member? <a href="${SIGN_UP_PATH}">Sign up</a></p>
  </form>`;
  return layout(problem || missing.length > 0 ? 'Error: Sign in' : 'Sign in', form);
}

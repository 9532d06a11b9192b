import { LOGIN_PATH, PASSWORD_RESET_PATH } from '../paths';
import { emailField, notice, passwordField } from './fields';
import { html } from './html';
import { layout } from './layout';
import { passwordStrength, STRENGTH_SCRIPTS } from './passwordStrength';

/** Where somebody who cannot sign in asks for a link. */
export const askForResetPage = ({
  email = '',
  error = null,
}: { email?: string; error?: string | null } = {}) =>
  layout(
    error ? 'Error: Forgot your password?' : 'Forgot your password?',
    html`<form class="content" method="post" action="${PASSWORD_RESET_PATH}" novalidate>
      <h1>Forgot your password?</h1>
      <p class="lead">We send you a link to set a new one.</p>
      ${emailField({ name: 'email', label: 'Email', value: email, error })}
      <button type="submit" class="button button--block">Send the link</button>
      <p class="aside"><a href="${LOGIN_PATH}">Back to sign in</a></p>
    </form>`,
  );

/** The same whoever's address it was, or nobody's. */
export const resetSentPage = (): string =>
  layout(
    'Password reset sent',
    html`<div class="content">
      <h1>Password reset sent.</h1>
      <p class="lead">
        If there is an account with this address, the link is on its way. It works once, for 60 minutes.
      </p>
      <a class="button" href="${LOGIN_PATH}">Sign in</a>
    </div>`,
  );

interface NewPassword {
  problem?: string | null;
  fields?: Record<string, string>;
}

export function newPasswordPage({ problem = null, fields = {} }: NewPassword = {}): string {
  const isRefused = Boolean(problem) || Object.keys(fields).length > 0;
  return layout(
    isRefused ? 'Error: Set a new password' : 'Set a new password',
    html`<form class="content" method="post" novalidate>
      <h1>Set a new password</h1>
      <p class="lead">
        8 to 50 characters, with a lowercase and an uppercase letter, a number and one of
        <span class="together">! @ # $ % ^ & *</span>
      </p>
      ${problem ? notice(problem) : null}
      ${passwordField({
        name: 'password',
        label: 'New password',
        autocomplete: 'new-password',
        error: fields.password ?? null,
      })}
      ${passwordStrength('password')}
      ${passwordField({
        name: 'verify',
        label: 'Verify password',
        autocomplete: 'new-password',
        error: fields.verify ?? null,
      })}
      <button type="submit" class="button button--block">Set password</button>
    </form>`,
    { scripts: STRENGTH_SCRIPTS },
  );
}

export const passwordSetPage = (): string =>
  layout(
    'Your password is set',
    html`<div class="content">
      <h1>Your password is set</h1>
      <p class="lead">You are signed out everywhere. Sign in with your new password.</p>
      <a class="button" href="${LOGIN_PATH}">Sign in</a>
    </div>`,
  );

export const unusableLinkPage = (): string =>
  layout(
    'This link does not work',
    html`<div class="content">
      <h1>This link does not work any more</h1>
      <p class="lead">It works once, for 60 minutes.</p>
      <a class="button" href="${PASSWORD_RESET_PATH}">Ask for another</a>
    </div>`,
  );

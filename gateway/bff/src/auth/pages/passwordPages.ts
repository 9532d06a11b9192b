import { LOGIN_PATH, PASSWORD_RESET_PATH } from '../paths';
import { emailField, notice, passwordField } from './fields';
import { html } from './html';
import { layout, titleOf } from './layout';
import { pageText } from './page.messages';
import { passwordText as messages } from './password.messages';
import { passwordStrength, STRENGTH_SCRIPTS } from './passwordStrength';
import { withMarkup } from './withMarkup';

/** The form that requests a link to set a password. */
export const askForResetPage = ({
  email = '',
  error = null,
}: { email?: string; error?: string | null } = {}) =>
  layout(
    titleOf(messages.forgot, error !== null),
    html`<form class="content" method="post" action="${PASSWORD_RESET_PATH}" novalidate>
      <h1>${messages.forgot}</h1>
      <p class="lead">${messages.weSendLink}</p>
      ${emailField({ name: 'email', label: pageText.email, value: email, error })}
      <button type="submit" class="button button--block">${messages.sendLink}</button>
      <p class="aside"><a href="${LOGIN_PATH}">${messages.backToSignIn}</a></p>
    </form>`,
  );

/** The same page for known and unknown addresses. */
export const resetSentPage = (): string =>
  layout(
    messages.sentTitle,
    html`<div class="content">
      <h1>${messages.sent}</h1>
      <p class="lead">${messages.onItsWay}</p>
      <a class="button" href="${LOGIN_PATH}">${pageText.signIn}</a>
    </div>`,
  );

interface NewPassword {
  problem?: string | null;
  fields?: Record<string, string>;
}

export function newPasswordPage({ problem = null, fields = {} }: NewPassword = {}): string {
  const isRefused = Boolean(problem) || Object.keys(fields).length > 0;
  return layout(
    titleOf(messages.setNew, isRefused),
    html`<form class="content" method="post" novalidate>
      <h1>${messages.setNew}</h1>
      <p class="lead">
        ${withMarkup(messages.rules, { signs: (signs) => html`<span class="together">${signs}</span>` })}
      </p>
      ${problem ? notice(problem) : null}
      ${passwordField({
        name: 'password',
        label: messages.newPassword,
        autocomplete: 'new-password',
        error: fields.password ?? null,
      })}
      ${passwordStrength('password')}
      ${passwordField({
        name: 'verify',
        label: messages.verify,
        autocomplete: 'new-password',
        error: fields.verify ?? null,
      })}
      <button type="submit" class="button button--block">${messages.set}</button>
    </form>`,
    { scripts: STRENGTH_SCRIPTS },
  );
}

export const passwordSetPage = (): string =>
  layout(
    messages.isSet,
    html`<div class="content">
      <h1>${messages.isSet}</h1>
      <p class="lead">${messages.signedOut}</p>
      <a class="button" href="${LOGIN_PATH}">${pageText.signIn}</a>
    </div>`,
  );

export const unusableLinkPage = (): string =>
  layout(
    pageText.linkDead,
    html`<div class="content">
      <h1>${pageText.linkUsed}</h1>
      <p class="lead">${messages.worksOnce}</p>
      <a class="button" href="${PASSWORD_RESET_PATH}">${messages.askAnother}</a>
    </div>`,
  );

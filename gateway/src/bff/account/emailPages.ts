import { html } from '../auth/pages/html';
import { layout } from '../auth/pages/layout';
import { LOGIN_PATH } from '../auth/paths';

/** Asks before anything happens: programs open links too. */
export const confirmPage = (email: string): string =>
  layout(
    'Confirm your address',
    html`<form class="content" method="post">
      <h1>Confirm your address</h1>
      <p class="lead">${email} will be the address of your account, and the one you sign in with.</p>
      <button type="submit" class="button button--block">Confirm this address</button>
    </form>`,
  );

export const confirmedPage = (email: string): string =>
  layout(
    'Your address is confirmed',
    html`<div class="content">
      <h1>Your address is confirmed</h1>
      <p class="lead">From now on you sign in with ${email}.</p>
      <a class="button" href="${LOGIN_PATH}">Sign in</a>
    </div>`,
  );

export const unusablePage = (): string =>
  layout(
    'This link does not work',
    html`<div class="content">
      <h1>This link does not work any more</h1>
      <p class="lead">It works once, for a day. Please ask member support for another.</p>
    </div>`,
  );

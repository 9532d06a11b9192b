import { html } from '../../auth/pages/html';
import { layout } from '../../auth/pages/layout';
import { LOGIN_PATH } from '../../auth/paths';

/** Asks before anything happens: programs open links too. */
export const confirmPage = (): string =>
  layout(
    'Confirm your email',
    html`<form class="content" method="post">
      <h1>Confirm your email</h1>
      <p class="lead">
        A membership was paid for with your email. Confirm that it is yours, and it counts for your account.
      </p>
      <button type="submit" class="button button--block">Confirm my email</button>
    </form>`,
  );

export const confirmedPage = (): string =>
  layout(
    'Your email is confirmed',
    html`<div class="content">
      <h1>Your email is confirmed</h1>
      <p class="lead">Your membership is yours to use.</p>
      <a class="button" href="${LOGIN_PATH}">Sign in</a>
    </div>`,
  );

export const unusablePage = (): string =>
  layout(
    'This link does not work',
    html`<div class="content">
      <h1>This link does not work</h1>
      <p class="lead">Please open the link of the mail again, or ask member support.</p>
    </div>`,
  );

import { html } from '../auth/pages/html';
import { layout } from '../auth/pages/layout';
import { pageText } from '../auth/pages/page.messages';
import { LOGIN_PATH } from '../auth/paths';
import { emailText as messages } from './email.messages';

/** Asks before anything happens: programs open links too. */
export const confirmPage = (email: string): string =>
  layout(
    messages.confirmTitle,
    html`<form class="content" method="post">
      <h1>${messages.confirmTitle}</h1>
      <p class="lead">${messages.willBeYours({ email })}</p>
      <button type="submit" class="button button--block">${messages.confirm}</button>
    </form>`,
  );

export const confirmedPage = (email: string): string =>
  layout(
    messages.confirmed,
    html`<div class="content">
      <h1>${messages.confirmed}</h1>
      <p class="lead">${messages.fromNowOn({ email })}</p>
      <a class="button" href="${LOGIN_PATH}">${pageText.signIn}</a>
    </div>`,
  );

export const unusablePage = (): string =>
  layout(
    pageText.linkDead,
    html`<div class="content">
      <h1>${pageText.linkUsed}</h1>
      <p class="lead">${messages.onceADay}</p>
    </div>`,
  );

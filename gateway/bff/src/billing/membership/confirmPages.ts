import { html } from '../../auth/pages/html';
import { layout } from '../../auth/pages/layout';
import { pageText } from '../../auth/pages/page.messages';
import { LOGIN_PATH } from '../../auth/paths';
import { confirmText as messages } from './confirm.messages';

/** Asks before anything happens: programs open links too. */
export const confirmPage = (): string =>
  layout(
    messages.title,
    html`<form class="content" method="post">
      <h1>${messages.title}</h1>
      <p class="lead">${messages.why}</p>
      <button type="submit" class="button button--block">${messages.confirm}</button>
    </form>`,
  );

export const confirmedPage = (): string =>
  layout(
    messages.confirmed,
    html`<div class="content">
      <h1>${messages.confirmed}</h1>
      <p class="lead">${messages.yours}</p>
      <a class="button" href="${LOGIN_PATH}">${pageText.signIn}</a>
    </div>`,
  );

export const unusablePage = (): string =>
  layout(
    pageText.linkDead,
    html`<div class="content">
      <h1>${pageText.linkDead}</h1>
      <p class="lead">${messages.openAgain}</p>
    </div>`,
  );

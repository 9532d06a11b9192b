import { html } from '../auth/pages/html';
import { layout } from '../auth/pages/layout';
import { pageText } from '../auth/pages/page.messages';
import { confirmPostingText as messages } from './confirm.messages';

/** Asks before anything happens: programs open links too. */
export const confirmPage = (title: string): string =>
  layout(
    messages.title,
    html`<form class="content" method="post">
      <h1>${messages.title}</h1>
      <p class="lead">${messages.then({ title })}</p>
      <button type="submit" class="button button--block">${messages.confirm}</button>
    </form>`,
  );

export const confirmedPage = (title: string, link: string): string =>
  layout(
    messages.confirmed,
    html`<div class="content">
      <h1>${messages.thankYou}</h1>
      <p class="lead">${messages.underReview({ title })}</p>
      <a class="button" href="${link}">${messages.view}</a>
    </div>`,
  );

export const unusablePage = (): string =>
  layout(
    pageText.linkDead,
    html`<div class="content">
      <h1>${pageText.linkUsed}</h1>
      <p class="lead">${messages.forAWeek}</p>
      <a class="button" href="/opportunities/intake">${messages.share}</a>
    </div>`,
  );

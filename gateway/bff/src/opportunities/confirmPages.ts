import { html } from '../auth/pages/html';
import { layout } from '../auth/pages/layout';
import { pageText } from '../auth/pages/page.messages';
import { confirmPostingText as said } from './confirm.messages';

/** Asks before anything happens: programs open links too. */
export const confirmPage = (title: string): string =>
  layout(
    said.title,
    html`<form class="content" method="post">
      <h1>${said.title}</h1>
      <p class="lead">${said.then({ title })}</p>
      <button type="submit" class="button button--block">${said.confirm}</button>
    </form>`,
  );

export const confirmedPage = (title: string, link: string): string =>
  layout(
    said.confirmed,
    html`<div class="content">
      <h1>${said.thankYou}</h1>
      <p class="lead">${said.underReview({ title })}</p>
      <a class="button" href="${link}">${said.view}</a>
    </div>`,
  );

export const unusablePage = (): string =>
  layout(
    pageText.linkDead,
    html`<div class="content">
      <h1>${pageText.linkUsed}</h1>
      <p class="lead">${said.forAWeek}</p>
      <a class="button" href="/opportunities/intake">${said.share}</a>
    </div>`,
  );

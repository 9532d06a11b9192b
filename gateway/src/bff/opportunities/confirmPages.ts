import { html } from '../auth/pages/html';
import { layout } from '../auth/pages/layout';

/** Asks before anything happens: programs open links too. */
export const confirmPage = (title: string): string =>
  layout(
    'Confirm your address',
    html`<form class="content" method="post">
      <h1>Confirm your address</h1>
      <p class="lead">Then our Board Support team reviews the opportunity you want to share: ${title}.</p>
      <button type="submit" class="button button--block">Confirm this address</button>
    </form>`,
  );

export const confirmedPage = (title: string, link: string): string =>
  layout(
    'Your address is confirmed',
    html`<div class="content">
      <h1>Thank you</h1>
      <p class="lead">
        Our Board Support team reviews ${title}. You can see how it stands, extend it or close it at any time.
      </p>
      <a class="button" href="${link}">View your opportunity</a>
    </div>`,
  );

export const unusablePage = (): string =>
  layout(
    'This link does not work',
    html`<div class="content">
      <h1>This link does not work any more</h1>
      <p class="lead">It works for a week. You can share the opportunity again at any time.</p>
      <a class="button" href="/opportunities/intake">Share an opportunity</a>
    </div>`,
  );

import { currentLanguage } from '@athenaeum/messages';
import type { Preview } from '@athenaeum/registry';
import { html } from '../auth/pages/html';
import { layout } from '../auth/pages/layout';
import { pageText } from '../auth/pages/page.messages';
import { LOGIN_PATH } from '../auth/paths';
import { previewText as messages } from './preview.messages';

type Shown = Pick<Preview, 'remote' | 'version' | 'by' | 'until'>;

/** Names the publisher before anything runs, and asks for a click, as programs open links too. */
export const previewPage = ({ remote, version, by, until }: Shown): string =>
  layout(
    messages.title,
    html`<form class="content" method="post">
      <h1>${messages.title}</h1>
      <p class="lead">${messages.what({ area: remote, version, until: momentOf(until) })}</p>
      <p>${by ? messages.by({ by }) : messages.unnamed}</p>
      <p>${messages.beware}</p>
      <button type="submit" class="button button--block">${messages.open}</button>
      <p class="aside"><a href="/">${messages.notNow}</a></p>
    </form>`,
  );

export const signInFirstPage = (): string =>
  page(messages.signInTitle, messages.signInWhy, { to: LOGIN_PATH, words: pageText.signIn });

export const gonePage = (): string =>
  page(messages.goneTitle, messages.gone, { to: '/', words: messages.home });

const page = (title: string, lead: string, { to, words }: { to: string; words: string }) =>
  layout(
    title,
    html`<div class="content">
      <h1>${title}</h1>
      <p class="lead">${lead}</p>
      <a class="button" href="${to}">${words}</a>
    </div>`,
  );

const momentOf = (at: number) =>
  new Date(at).toLocaleString(currentLanguage(), {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'UTC',
    timeZoneName: 'short',
  });

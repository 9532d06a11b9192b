import { html } from '../../auth/pages/html';
import { layout } from '../../auth/pages/layout';
import { pageText } from '../../auth/pages/page.messages';
import type { MailList } from '../templates/template';
import { unsubscribeText as said } from './unsubscribe.messages';

const QUESTIONS = {
  reminders: 'stopReminders',
  invitations: 'stopInvitations',
  connections: 'stopConnections',
  opportunities: 'stopOpportunities',
} as const satisfies Record<MailList, keyof typeof said>;

const PROMISES = {
  reminders: 'doneReminders',
  invitations: 'doneInvitations',
  connections: 'doneConnections',
  opportunities: 'doneOpportunities',
} as const satisfies Record<MailList, keyof typeof said>;

/** Asks before anything happens: programs open links too. */
export const askPage = (list: MailList): string =>
  layout(
    said.title,
    html`<form class="content" method="post">
      <h1>${said[QUESTIONS[list]]}</h1>
      <p class="lead">${said.stillReach}</p>
      <button type="submit" class="button button--block">${said.stop}</button>
    </form>`,
  );

export const donePage = (list: MailList): string =>
  layout(
    said.done,
    html`<div class="content">
      <h1>${said.done}</h1>
      <p class="lead">${said[PROMISES[list]]}</p>
    </div>`,
  );

export const unknownPage = (): string =>
  layout(
    pageText.linkDead,
    html`<div class="content">
      <h1>${pageText.linkDead}</h1>
      <p class="lead">${said.openFromMail}</p>
    </div>`,
  );

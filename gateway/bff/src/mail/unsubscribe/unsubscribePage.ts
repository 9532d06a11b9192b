import { html } from '../../auth/pages/html';
import { layout } from '../../auth/pages/layout';
import { pageText } from '../../auth/pages/page.messages';
import type { MailList } from '../templates/template';
import { unsubscribeText as messages } from './unsubscribe.messages';

const QUESTIONS = {
  reminders: 'stopReminders',
  invitations: 'stopInvitations',
  connections: 'stopConnections',
  opportunities: 'stopOpportunities',
  week: 'stopWeek',
} as const satisfies Record<MailList, keyof typeof messages>;

const PROMISES = {
  reminders: 'doneReminders',
  invitations: 'doneInvitations',
  connections: 'doneConnections',
  opportunities: 'doneOpportunities',
  week: 'doneWeek',
} as const satisfies Record<MailList, keyof typeof messages>;

/** Asks before anything happens: programs open links too. */
export const askPage = (list: MailList): string =>
  layout(
    messages.title,
    html`<form class="content" method="post">
      <h1>${messages[QUESTIONS[list]]}</h1>
      <p class="lead">${messages.stillReach}</p>
      <button type="submit" class="button button--block">${messages.stop}</button>
    </form>`,
  );

export const donePage = (list: MailList): string =>
  layout(
    messages.done,
    html`<div class="content">
      <h1>${messages.done}</h1>
      <p class="lead">${messages[PROMISES[list]]}</p>
    </div>`,
  );

export const unknownPage = (): string =>
  layout(
    pageText.linkDead,
    html`<div class="content">
      <h1>${pageText.linkDead}</h1>
      <p class="lead">${messages.openFromMail}</p>
    </div>`,
  );

import { html } from '../../auth/pages/html';
import { layout } from '../../auth/pages/layout';
import type { MailList } from '../templates/template';

const WORDS: Record<MailList, string> = {
  reminders: 'reminders of events',
  invitations: 'invitations from members',
  connections: 'mail about requests to connect',
  opportunities: 'mail about new opportunities',
};

/** Asks before anything happens: programs open links too. */
export const askPage = (list: MailList): string =>
  layout(
    'Stop mail',
    html`<form class="content" method="post">
      <h1>Stop ${WORDS[list]}?</h1>
      <p class="lead">Mail about what you do here yourself will still reach you.</p>
      <button type="submit" class="button button--block">Stop them</button>
    </form>`,
  );

export const donePage = (list: MailList): string =>
  layout(
    'Done',
    html`<div class="content">
      <h1>Done</h1>
      <p class="lead">You will get no more ${WORDS[list]}.</p>
    </div>`,
  );

export const unknownPage = (): string =>
  layout(
    'Not a link of ours',
    html`<div class="content">
      <h1>This link does not work</h1>
      <p class="lead">Please open it from the mail itself.</p>
    </div>`,
  );

import { translateSentence } from '@athenaeum/messages';
import { html } from '../../auth/pages/html';
import { layout } from '../../auth/pages/layout';
import { checkoutText as messages } from './checkout.messages';

export const FAILED = 'Something went wrong. Please try again.';
export const MANAGE_PLAN = '/manage-plan';
export const MY_EVENTS = '/my-salons';

/** The provider could not be reached, or another error on the way there. */
export const awayPage = (retry: string): string =>
  layout(
    messages.awayTitle,
    html`<div class="content">
      <h1>${messages.oneMoment}</h1>
      <p class="lead">${translateSentence(FAILED)}</p>
      <p>${messages.nothingPaid}</p>
      <a class="button" href="${retry}">${messages.retry}</a>
    </div>`,
  );

/** An unknown order, somebody else's, or one that is paid or expired; the page does not reveal which. */
export const nothingToPayPage = (): string =>
  layout(
    messages.nothingTitle,
    html`<div class="content">
      <h1>${messages.nothing}</h1>
      <p class="lead">${messages.whereItIs}</p>
      <a class="button" href="${MANAGE_PLAN}">${messages.toPlan}</a>
      <p class="aside"><a href="${MY_EVENTS}">${messages.toEvents}</a></p>
    </div>`,
  );

/** The provider has no portal, or does not know the member. */
export const noPortalPage = (): string =>
  layout(
    messages.noPortalTitle,
    html`<div class="content">
      <h1>${messages.noPortal}</h1>
      <p class="lead">${messages.withFirstPayment}</p>
      <a class="button" href="${MANAGE_PLAN}">${messages.toPlan}</a>
    </div>`,
  );

import { translateSentence } from '@athenaeum/messages';
import { html } from '../../auth/pages/html';
import { layout } from '../../auth/pages/layout';
import { checkoutText as said } from './checkout.messages';

export const FAILED = 'Something went wrong. Please try again.';
export const MANAGE_PLAN = '/manage-plan';
export const MY_EVENTS = '/my-salons';

/** The provider could not be reached, or another error on the way there. */
export const awayPage = (retry: string): string =>
  layout(
    said.awayTitle,
    html`<div class="content">
      <h1>${said.oneMoment}</h1>
      <p class="lead">${translateSentence(FAILED)}</p>
      <p>${said.nothingPaid}</p>
      <a class="button" href="${retry}">${said.retry}</a>
    </div>`,
  );

/** An unknown order, somebody else's, or one that is paid or expired; the page does not reveal which. */
export const nothingToPayPage = (): string =>
  layout(
    said.nothingTitle,
    html`<div class="content">
      <h1>${said.nothing}</h1>
      <p class="lead">${said.whereItIs}</p>
      <a class="button" href="${MANAGE_PLAN}">${said.toPlan}</a>
      <p class="aside"><a href="${MY_EVENTS}">${said.toEvents}</a></p>
    </div>`,
  );

/** The provider has no portal, or does not know the member. */
export const noPortalPage = (): string =>
  layout(
    said.noPortalTitle,
    html`<div class="content">
      <h1>${said.noPortal}</h1>
      <p class="lead">${said.withFirstPayment}</p>
      <a class="button" href="${MANAGE_PLAN}">${said.toPlan}</a>
    </div>`,
  );

import { html } from '../../auth/pages/html';
import { layout } from '../../auth/pages/layout';

export const FAILED = 'Something went wrong. Please try again.';
export const MANAGE_PLAN = '/manage-plan';
export const MY_EVENTS = '/my-salons';

/** The provider could not be reached, or something else on the way there. */
export const awayPage = (retry: string): string =>
  layout(
    'Not just now',
    html`<div class="content">
      <h1>One moment, please</h1>
      <p class="lead">${FAILED}</p>
      <p>Nothing has been paid, and your order is kept.</p>
      <a class="button" href="${retry}">Retry</a>
    </div>`,
  );

/** No such order, somebody else's, or one that is paid or over: nobody can tell which. */
export const nothingToPayPage = (): string =>
  layout(
    'Nothing to pay',
    html`<div class="content">
      <h1>There is nothing to pay here</h1>
      <p class="lead">What you bought is with your plan; your seats are with your events.</p>
      <a class="button" href="${MANAGE_PLAN}">Go to your plan</a>
      <p class="aside"><a href="${MY_EVENTS}">Go to your events</a></p>
    </div>`,
  );

/** The provider has no portal, or does not know her. */
export const noPortalPage = (): string =>
  layout(
    'No billing portal',
    html`<div class="content">
      <h1>There is no billing portal for you yet</h1>
      <p class="lead">It opens with your first payment.</p>
      <a class="button" href="${MANAGE_PLAN}">Go to your plan</a>
    </div>`,
  );

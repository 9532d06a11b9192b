import { CONTENT_MESSAGES } from '@athenaeum/content-contract';
import { translateSentence } from '@athenaeum/messages';
import type { RSVPNotice } from '../../sources/sources';
import { notice } from '../../auth/pages/fields';
import { type Html, html } from '../../auth/pages/html';
import { layout, titleOf } from '../../auth/pages/layout';
import { ordinal } from '../../mail/templates/ordinal';
import { heldNow } from '../guestRsvps';
import { eventFacts, eventPath } from './eventFacts';
import { guestText as messages } from './guest.messages';
import { linkForm } from './linkForm';
import { GUEST_RSVP_PATH, RSVP_FORM_PATH, RSVP_LINK_PATH } from './paths';

const MINUTE = 60_000;

/** Where a visitor without JavaScript pastes the link of a mail. */
export const pastePage = (portal: string, problem: string | null = null): string =>
  page(
    titleOf(messages.yourRsvp, problem !== null),
    html`<div class="content">
      <h1>${messages.yourRsvp}</h1>
      <p class="lead">${messages.pasteLink}</p>
      ${linkForm(problem)}
      <p class="aside"><a href="/upcoming-events">${messages.upcoming}</a></p>
    </div>`,
    portal,
  );

export interface Held {
  rsvp: RSVPNotice;
  /** Proves that it is theirs: in the forms of the page, in no address. */
  token: string;
  /** Said above it. */
  problem?: string | null;
}

/** What a visitor holds, and what to do about it. Looking at it changes nothing. */
export function heldPage(portal: string, { rsvp, token, problem = null }: Held): string {
  const { salon } = rsvp;
  const content = html`<div class="content">
    <h1>${messages.yourRsvp}</h1>
    <p class="lead">${salon.title}</p>
    ${eventFacts(salon)} ${problem ? notice(problem) : null} ${standing(rsvp, token)}
    <p class="aside"><a href="${eventPath(salon.slug)}">${messages.backToEvent}</a></p>
  </div>`;
  return page(titleOf(messages.yourRsvp, problem !== null), content, portal);
}

/** A cancelled or past event says so, whatever the hold. */
function standing(rsvp: RSVPNotice, token: string): Html {
  const { salon, status } = rsvp;
  const isTaken = salon.is_closed;
  if (salon.salon_status)
    return html`<p>${translateSentence(CONTENT_MESSAGES.statusStands(salon.salon_status))}</p>`;
  if (salon.phase === 'RECORDED') return html`<p>${translateSentence(CONTENT_MESSAGES.alreadyTookPlace)}</p>`;
  if (status === 'INVITED')
    return html`<p>${messages.notAttending}</p>
      <div class="way">
        <a class="button button--block" href="${RSVP_FORM_PATH}/${encodeURIComponent(salon.slug)}"
          >${isTaken ? messages.joinWaitlist : messages.rsvp}</a
        >
      </div>`;
  if (rsvp.confirm_by)
    return html`<p>${unconfirmed(rsvp)}</p>
      ${press('confirm', token, isTaken && !heldNow(rsvp) ? messages.joinWaitlist : messages.confirmSeat)}`;
  if (status === 'PENDING')
    return html`<p>${translateSentence(CONTENT_MESSAGES.addedToWaitlist)} ${inLine(rsvp)}</p>
      ${leave(token, messages.leaveWaitlist, messages.askLeave)}`;
  return html`<p>${messages.reserved}</p>
    ${
      /^https?:/.test(salon.link ?? '')
        ? html`<p class="aside"><a href="${salon.link}" rel="noreferrer">${messages.joinLink}</a></p>`
        : null
    }
    <p class="aside"><a href="${GUEST_RSVP_PATH}/${token}.ics">${messages.addToCalendar}</a></p>
    ${leave(token, messages.giveUp, isTaken ? messages.askGiveUpFull : messages.askGiveUp)}`;
}

/** In minutes that are left: nobody knows here what the visitor's clock says. */
function unconfirmed(rsvp: RSVPNotice): string {
  const until = heldNow(rsvp);
  if (until) return messages.heldFor({ count: Math.max(1, Math.round((until - Date.now()) / MINUTE)) });
  return rsvp.salon.is_closed ? messages.fullUnconfirmed : messages.noneHeld;
}

const inLine = ({ waitlist_position: place }: RSVPNotice): string =>
  [place && messages.placeInLine({ place: ordinal(place) }), messages.weWillWrite].filter(Boolean).join(' ');

/** Asked twice: there may be no way back. */
const leave = (token: string, label: string, question: string): Html =>
  html`<details class="ask">
    <summary>${label}</summary>
    <p>${question}</p>
    ${press('withdraw', token, label, 'button--outlined')}
  </details>`;

const press = (what: 'confirm' | 'withdraw', token: string, label: string, look = ''): Html =>
  html`<form method="post" action="${RSVP_LINK_PATH}/${what}">
    <input type="hidden" name="link" value="${token}" />
    <button type="submit" class="button button--block ${look}">${label}</button>
  </form>`;

const page = (title: string, content: Html, portal: string) =>
  layout(title, content, { styles: ['rsvp.css'], portal });

import { CONTENT_MESSAGES, publicRSVPInput } from '@athenaeum/content-contract';
import { readLanguageFrom, translateSentence } from '@athenaeum/messages';
import { Route, Routes } from '@athenaeum/shell-contract';
import { mockServer, renderRemote, respond } from '@athenaeum/shell-contract/testing';
import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import * as z from 'zod/mini';
import { api } from '../api';
import { PublicEventDocument } from '../features/eventDetail/__generated__/publicEvent';
import { ApplyInviteCodeDocument } from '../features/publicRsvp/__generated__/applyInviteCode';
import { manifest } from '../manifest';
import EventPage from '../routes/EventPage';
import { anEvent } from '../testing/anEvent';
import { answer, refusal } from '../testing/answers';
import { translate } from './translate';

beforeAll(() => translate('es'));
beforeEach(() => readLanguageFrom(() => 'es'));
afterEach(() => readLanguageFrom(null));

const openEvent = (given: Parameters<typeof anEvent>[0]) => {
  mockServer.use(http.get('*/api/places/countries', () => HttpResponse.json({ ok: true, data: [] })));
  respond(PublicEventDocument, { salon: answer(anEvent(given)) });
  const page = (
    <Routes>
      <Route path="/upcoming-events/:slug" element={<EventPage />} />
    </Routes>
  );
  return renderRemote(page, {
    api,
    manifest,
    session: null,
    route: '/upcoming-events/the-art-of-the-ask',
  });
};

const FIELDS = Object.keys(publicRSVPInput.shape).filter((name) => name !== 'event_id');
const withAll = (value: unknown) => Object.fromEntries(FIELDS.map((name) => [name, value]));

it.each([
  ['left empty', withAll('')],
  ['too long', withAll('x'.repeat(400))],
  ['of several lines', withAll('a\nb')],
])('shows an error in Spanish for a field that is %s', (_how, given) => {
  const { error } = z.safeParse(publicRSVPInput, { event_id: anEvent().id, ...given });
  const sentences = error!.issues.map(({ message }) => message);

  expect(sentences.length).toBeGreaterThan(0);
  expect(sentences.filter((english) => translateSentence(english) === english)).toEqual([]);
});

it.each([
  CONTENT_MESSAGES.wrongInviteCode,
  CONTENT_MESSAGES.inviteCodeNeeded,
  CONTENT_MESSAGES.membersOnly,
  CONTENT_MESSAGES.alreadyTookPlace,
  CONTENT_MESSAGES.statusStands('cancelled'),
  CONTENT_MESSAGES.statusStands('postponed'),
  CONTENT_MESSAGES.paymentNotOpen,
  CONTENT_MESSAGES.signInToPay,
])('has a refusal in Spanish: %s', (english) => {
  expect(translateSentence(english)).not.toBe(english);
});

it('shows the form of an event, and why it cannot be sent, in Spanish', async () => {
  const { user } = openEvent({});
  await user.click(await screen.findByRole('button', { name: 'Reservar mi lugar' }));
  await screen.findByRole('textbox', { name: 'Nombre' });

  await user.click(screen.getByRole('button', { name: 'Reservar mi lugar' }));

  expect(await screen.findByText('Escribe tu nombre')).toBeInTheDocument();
  expect(screen.getByText('Acepta la autorización de grabación')).toBeInTheDocument();
  expect(screen.queryByText(/^Please/)).not.toBeInTheDocument();
});

it('shows what a service refuses in Spanish', async () => {
  respond(ApplyInviteCodeDocument, {
    applyInviteCode: refusal('INVALID', CONTENT_MESSAGES.wrongInviteCode),
  });
  const { user } = openEvent({ invite_type: 'INVITE_ONLY', rsvp_state: 'NEEDS_CODE' });

  await user.click(await screen.findByRole('button', { name: 'Usar código de invitación' }));
  await user.type(screen.getByRole('textbox', { name: 'Código de invitación' }), 'SILVER{Enter}');

  expect(await screen.findByText(/El código de invitación no es correcto\./)).toBeInTheDocument();
});

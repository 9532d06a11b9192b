import { mockServer, renderRemote, respond, testMember } from '@athenaeum/shell-contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { api } from '../api';
import { assignLocation } from '@athenaeum/shell-contract/location';
import {
  MembershipTermDocument,
  type MembershipTermQuery,
} from '../components/membership/__generated__/membershipTerm';
import { answer, refusal } from '../testing/answer';
import { inSpanish } from '../testing/inSpanish';
import SetPasswordPage from './SetPasswordPage';
import SignUpPage from './SignUpPage';

jest.mock('@athenaeum/shell-contract/location');
const left = jest.mocked(assignLocation);
beforeEach(() => {
  left.mockReset();
  mockServer.use(
    http.get('*/api/billing/membership/price', () =>
      HttpResponse.json(answer({ total: 240_000, currency: 'USD' })),
    ),
  );
});

type Term = NonNullable<NonNullable<MembershipTermQuery['me']>['data']>;

const PAGE_TO_PAY = '/api/billing/embedded/abc';
const respondAt = (path: string, body: object, status = 200) =>
  mockServer.use(http.post(`*${path}`, () => HttpResponse.json(body, { status })));

describe('signing up in Spanish', () => {
  inSpanish();

  it('asks, checks and refuses in Spanish, and still leads a known address to its sign-in', async () => {
    respondAt('/stripe/validate-customer', refusal('CONFLICT', 'this email is already signed up.'), 409);
    const { user } = renderRemote(<SignUpPage />, { api, session: null });
    const go = screen.getByRole('button', { name: 'Continuar' });
    expect(go).toHaveAccessibleDescription('Falta: nombre, apellido, correo electrónico.');

    await user.type(screen.getByLabelText('Nombre'), 'Vera');
    await user.type(screen.getByLabelText('Apellido'), 'Lund');
    await user.type(screen.getByLabelText('Correo electrónico'), 'vera');
    await user.tab();
    expect(await screen.findByText('El correo no tiene el formato correcto')).toBeInTheDocument();

    await user.type(screen.getByLabelText('Correo electrónico'), '@example.test');
    await user.click(go);
    expect(await screen.findByText(/este correo ya está registrado\./)).toBeInTheDocument();
    const form = within(screen.getByRole('form', { name: 'Registro' }));
    expect(form.getByRole('link', { name: 'Inicia sesión' })).toHaveAttribute('href', '/api/auth/login');
  });
});

describe('signing up', () => {
  async function filledIn() {
    const view = renderRemote(<SignUpPage />, { api, session: null, route: '/sign-up' });
    await view.user.type(screen.getByLabelText('First name'), 'Vera');
    await view.user.type(screen.getByLabelText('Last name'), 'Lund');
    await view.user.type(screen.getByLabelText('Email'), 'vera@example.test');
    return view;
  }
  const go = () => screen.getByRole('button', { name: 'Continue' });

  it('waits for every field, and says what is missing with the specification’s messages', async () => {
    const { user } = renderRemote(<SignUpPage />, { api, session: null });
    expect(go()).toHaveAttribute('aria-disabled', 'true');
    expect(go()).toHaveAccessibleDescription('Still needed: first name, last name, email.');

    await user.click(screen.getByLabelText('First name'));
    await user.tab();
    await user.tab();
    await user.type(screen.getByLabelText('Email'), 'vera');
    await user.tab();

    expect(await screen.findByText('First name is required')).toBeInTheDocument();
    expect(await screen.findByText('Last name is required')).toBeInTheDocument();
    expect(await screen.findByText('The email has the incorrect format')).toBeInTheDocument();
  });

  it('shows the price of a year before anything is filled in', async () => {
    renderRemote(<SignUpPage />, { api, session: null });

    expect(await screen.findByText('$2,400')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '$2,400 a year. Go to the form' })).toHaveAttribute(
      'href',
      '#form',
    );
  });

  it('goes to the payment page, and says so', async () => {
    respondAt('/stripe/validate-customer', answer(null));
    respondAt('/api/billing/membership', answer({ url: PAGE_TO_PAY }));
    const { user } = await filledIn();

    await user.click(go());

    await waitFor(() => expect(left).toHaveBeenCalledWith(PAGE_TO_PAY));
    expect(screen.getByRole('button', { name: 'Continuing to payment' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  });

  it('offers to log in when the address has a member', async () => {
    respondAt('/stripe/validate-customer', refusal('CONFLICT', 'this email is already signed up.'));
    const { user } = await filledIn();

    await user.click(go());

    expect(await screen.findByText('this email is already signed up.')).toBeInTheDocument();
    for (const link of screen.getAllByRole('link', { name: 'Log in' }))
      expect(link).toHaveAttribute('href', '/api/auth/login');
    expect(left).not.toHaveBeenCalled();
  });

  it('shows a billing error on the button, until it is pressed', async () => {
    respondAt('/stripe/validate-customer', refusal('CONFLICT', 'This email already has a membership.'));
    const { user } = await filledIn();
    await user.click(go());

    const said = await screen.findByRole('button', { name: 'This email already has a membership.' });
    await user.click(said);

    expect(go()).not.toHaveAttribute('aria-disabled');
    // With the same element, the press that clears the error would submit the form.
    expect(said).not.toBeInTheDocument();
  });

  it('can be tried again when it failed', async () => {
    respondAt('/stripe/validate-customer', answer(null));
    respondAt('/api/billing/membership', refusal('UNAVAILABLE', 'Away'), 503);
    const { user } = await filledIn();

    await user.click(go());

    expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong. Please try again.');
    expect(go()).not.toHaveAttribute('aria-disabled');
  });
});

describe('an invitation', () => {
  const INVITED = '/sign-up#first_name=Nadia&last_name=El+Farouk&email=nadia%40example.org';

  it('starts with an explanation, with the friend’s details filled in', () => {
    renderRemote(<SignUpPage />, { api, session: null, route: INVITED });

    expect(screen.getByRole('heading', { level: 1, name: /^You’re invited to/ })).toBeInTheDocument();
    expect(screen.getByText(/is a private membership for women who run companies/)).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'What a year holds' })).toBeInTheDocument();
    expect(screen.getByLabelText('First name')).toHaveValue('Nadia');
    expect(screen.getByLabelText('Last name')).toHaveValue('El Farouk');
    expect(screen.getByLabelText('Email')).toHaveValue('nadia@example.org');
    expect(screen.getByRole('button', { name: 'Continue' })).not.toHaveAttribute('aria-disabled', 'true');
  });

  it('is not read from another part of an address', () => {
    renderRemote(<SignUpPage />, { api, session: null, route: '/sign-up#main' });

    expect(screen.getByRole('heading', { level: 1, name: 'Become a member' })).toBeInTheDocument();
  });
});

describe('the membership of a prospect or a lapsed member', () => {
  const open = (term: Omit<Term, 'id'> | null) => {
    respond(MembershipTermDocument, { me: term && answer({ id: testMember.id, ...term }) });
    const roles: ['prospect'] = ['prospect'];
    return renderRemote(<SignUpPage />, { api, session: { ...testMember, roles }, route: '/sign-up' });
  };

  it('is renewed by the same checkout, and the page says when it ended', async () => {
    let asked: unknown;
    mockServer.use(
      http.post('*/api/billing/membership', async ({ request }) => {
        asked = await request.json();
        return HttpResponse.json(answer({ url: PAGE_TO_PAY }));
      }),
    );
    const { user } = open({ relationship_type: 'Member', subscription_end_date: Date.UTC(2024, 2, 5, 12) });

    await user.click(await screen.findByRole('button', { name: 'Renew membership' }));

    expect(screen.getByText(/it ended on Tue, Mar 5, 2024/)).toBeInTheDocument();
    await waitFor(() => expect(left).toHaveBeenCalledWith(PAGE_TO_PAY));
    // No details are sent: it is the signed-in account.
    expect(asked).toEqual({});
  });

  it.each([
    ['has not been a member', { relationship_type: 'Prospect' as const, subscription_end_date: null }],
    ['cannot be told apart at the moment', null],
  ])('is begun by a user who %s, with a link to export the own data', async (_who, session) => {
    open(session);

    expect(await screen.findByRole('button', { name: 'Become a member' })).toBeEnabled();
    const data = screen.getByRole('link', { name: 'download your data' });
    expect(data).toHaveAttribute('href', expect.stringMatching(/\/api\/account\/export$/));
    expect(data).toHaveAttribute('download');
  });
});

describe('the first password', () => {
  const CREATE = '/jobs/run_wait_result/f/f/auth0/create_user';
  const GOOD = 'Lanterns&Ledgers7';
  const open = () =>
    renderRemote(<SetPasswordPage />, { session: null, route: '/sign-up/password#token-id.token' });
  const field = () => screen.getByLabelText('Password');
  const verify = () => screen.getByLabelText('Verify password');

  it('is repeated only once it meets every rule, and both must match', async () => {
    const { user } = open();
    await user.type(field(), 'Lanterns');
    expect(verify()).toBeDisabled();
    await user.tab();
    expect(await screen.findByText('Your password must contain a number.')).toBeInTheDocument();

    await user.type(field(), '&Ledgers7');
    expect(verify()).toBeEnabled();
    await user.type(verify(), 'Lanterns');
    await user.tab();

    expect(await screen.findByText('Password do not match')).toBeInTheDocument();
  });

  it('is judged in words while it is typed, once the field is used, and read out politely', async () => {
    const { user } = open();
    expect(screen.queryByText(/^Strength/)).not.toBeInTheDocument();

    await user.type(field(), 'Mustang1!');
    expect(await screen.findByText('Strength: easy to guess')).toHaveAttribute('role', 'status');

    await user.clear(field());
    await user.type(field(), GOOD);
    expect(await screen.findByText('Strength: strong')).toHaveAttribute('role', 'status');
    expect(screen.queryByText(/easy to guess/)).not.toBeInTheDocument();
  });

  it('is sent with the token of the link, and leads to the intake', async () => {
    let bearer: string | null = null;
    mockServer.use(
      http.post(`*${CREATE}`, ({ request }) => {
        bearer = request.headers.get('authorization');
        return HttpResponse.json(answer({ user_id: 'u1' }));
      }),
    );
    const { user } = open();
    await user.type(field(), GOOD);
    await user.type(verify(), GOOD);
    await user.click(screen.getByRole('button', { name: 'Set password' }));

    expect(
      await screen.findByRole('heading', { name: "You're in! Give us a minute to create your account..." }),
    ).toBeInTheDocument();
    await waitFor(() => expect(left).toHaveBeenCalledWith('/intake-form'), { timeout: 3000 });
    expect(bearer).toBe('Bearer token');
  });

  it('has a way on when the link is used or too old', async () => {
    respondAt(CREATE, refusal('UNAUTHENTICATED', 'This link has been used already or is too old.'), 401);
    respondAt('/api/auth/password-reset', { ...answer(null), message: 'Password reset sent.' }, 202);
    const { user } = open();
    await user.type(field(), GOOD);
    await user.type(verify(), GOOD);
    await user.click(screen.getByRole('button', { name: 'Set password' }));

    await user.type(await screen.findByLabelText('Email'), 'vera@example.test');
    await user.click(screen.getByRole('button', { name: 'Send the link' }));

    expect(await screen.findByText('Password reset sent.')).toBeInTheDocument();
  });
});

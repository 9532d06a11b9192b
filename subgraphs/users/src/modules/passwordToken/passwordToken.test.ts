import { randomUUID } from 'node:crypto';
import { serviceViewer, visitor } from '@athenaeum/kit';
import { createTestWorld, openForFile, type ResultOf, viewerOf } from '@athenaeum/kit/testing';
import { subgraph } from '../../index';
import { aUser, givePassword } from '../../testing/factories';
import { findAccountByPassword } from '../credential/credential.service';
import { Credential } from '../credential/credential.model';
import { User } from '../user/user.model';
import { PasswordToken } from './passwordToken.model';
import { hashOfToken } from './passwordToken.service';

const GOOD = 'Lanterns&Ledgers7';
const ANSWER = '{ ok code message fields data { user_id } }';
const ISSUE = `mutation ($input: FirstPasswordTokenInput!) {
  issueFirstPasswordToken(input: $input) { ok code data { token expires_at } } }`;
const SET = `mutation ($input: FirstPasswordInput!) { setFirstPassword(input: $input) ${ANSWER} }`;
const OPEN = `mutation ($input: OpenPasswordResetInput!) { openPasswordReset(input: $input) ${ANSWER} }`;
const RESET = `mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) ${ANSWER} }`;
const LOOK = `query ($hash: String!) { passwordReset(token_hash: $hash) ${ANSWER} }`;

type Answer = ResultOf<{ user_id: string } | null>;

const world = openForFile(() => createTestWorld(subgraph));

async function asked<T = Answer>(query: string, input: object): Promise<T> {
  const [answer] = Object.values(await world.run(serviceViewer, query, { input }));
  return answer as T;
}
const issued = async (user_id: string) =>
  (await asked<{ data: { token: string } }>(ISSUE, { user_id, checkout_id: randomUUID() })).data.token;
const set = (token: string, user_id: string, password = GOOD) => asked(SET, { token, user_id, password });
const letExpire = (token: string) =>
  PasswordToken.updateOne({ _id: hashOfToken(token) }, { expires_at: new Date(Date.now() - 1) });
const hasPassword = async (id: string) => (await Credential.exists({ _id: id })) !== null;

const UNUSABLE = {
  ok: false,
  code: 'UNAUTHENTICATED',
  message: 'This link has been used already or is too old.',
};

it.each([
  ['a visitor', visitor, 'UNAUTHENTICATED'],
  ['a member', viewerOf('m'), 'FORBIDDEN'],
  ['an admin', viewerOf('a', 'member', 'admin'), 'FORBIDDEN'],
])('answers the gateway only, not %s', async (_who, viewer, code) => {
  const { _id: user_id } = await aUser();
  const token = await issued(user_id);
  const inputs: [string, object][] = [
    [ISSUE, { user_id, checkout_id: 'c' }],
    [SET, { token, user_id, password: GOOD }],
    [OPEN, { user_id, token_hash: 'h' }],
    [RESET, { token_hash: 'h', password: GOOD }],
  ];

  for (const [query, input] of inputs)
    expect(Object.values(await world.run(viewer, query, { input }))).toMatchObject([{ ok: false, code }]);
  expect(Object.values(await world.run(viewer, LOOK, { hash: 'h' }))).toMatchObject([{ ok: false, code }]);
  expect(await hasPassword(user_id)).toBe(false);
});

describe('a first password', () => {
  it('is refused to a token that was used', async () => {
    const { _id, email } = await aUser();
    const token = await issued(_id);
    await set(token, _id);

    expect(await set(token, _id, 'Another&Password8')).toMatchObject(UNUSABLE);
    expect(await findAccountByPassword(email, GOOD)).not.toBeNull();
  });

  it('is refused to a token that has expired, is another member’s, of a reset, or made up', async () => {
    const [user, other] = [await aUser(), await aUser()];
    const [old, foreign] = [await issued(user._id), await issued(other._id)];
    await letExpire(old);
    await asked(OPEN, { user_id: user._id, token_hash: hashOfToken('of-a-reset') });

    for (const token of [old, foreign, 'of-a-reset', 'made-up'])
      expect(await set(token, user._id)).toMatchObject(UNUSABLE);
    expect(await hasPassword(user._id)).toBe(false);
    // After an attempt for the wrong account it is still valid for the right one.
    expect(await set(foreign, other._id)).toMatchObject({ ok: true });
  });

  it('is refused for an account that was closed, or that has a password', async () => {
    const closed = await aUser();
    const token = await issued(closed._id);
    await User.updateOne({ _id: closed._id }, { disabled: true });
    const settled = await aUser();
    await givePassword(settled._id, 'Before&Anything9');

    expect(await set(token, closed._id)).toMatchObject(UNUSABLE);
    expect(await asked(ISSUE, { user_id: settled._id, checkout_id: 'c' })).toMatchObject({
      code: 'CONFLICT',
    });
    expect(await asked(ISSUE, { user_id: randomUUID(), checkout_id: 'c' })).toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  it.each([
    ['Ab1!xyz', 'Password too short'],
    [`Ab1!${'x'.repeat(47)}`, 'Password too long'],
    ['LANTERNS&LEDGERS7', 'Your password must contain a lowercase letter.'],
    ['lanterns&ledgers7', 'Your password must contain a uppercase letter.'],
    ['Lanterns&Ledgers', 'Your password must contain a number.'],
    ['Lanterns-Ledgers7', 'Your password must contain a special character. [!@#$%^&*]'],
    ['Password1!', 'This password is too easy to guess.'],
    ['P@ssw0rd2026!', 'This password is too easy to guess.'],
    ['!!Welcome99', 'This password is too easy to guess.'],
    ['Aa1!Aa1!Aa1!', 'This password is too easy to guess.'],
  ])('is refused as %s, and the token stays valid', async (password, message) => {
    const { _id } = await aUser();
    const token = await issued(_id);

    expect(await set(token, _id, password)).toMatchObject({
      ok: false,
      code: 'INVALID',
      fields: { password: message },
    });
    expect(await set(token, _id)).toMatchObject({ ok: true });
  });

  it.each([8, 30, 31, 49, 50])('of %i characters is kept to the last of them', async (length) => {
    const { _id, email } = await aUser();
    const password = `Lq7!${'walnut-harbour-'.repeat(4)}`.slice(0, length);

    expect(await set(await issued(_id), _id, password)).toMatchObject({ ok: true, data: { user_id: _id } });
    expect(await findAccountByPassword(email, password)).toMatchObject({ _id });
    expect(await findAccountByPassword(email, password.slice(0, -1))).toBeNull();
    expect(await findAccountByPassword(email, `${password}x`)).toBeNull();
  });

  it('is set once, however many concurrent requests with however many tokens', async () => {
    const { _id } = await aUser();
    const tokens = [await issued(_id), await issued(_id)];
    const tries = [...tokens, ...tokens, ...tokens].map((token, n) =>
      set(token, _id, `Lanterns&Ledgers${n}0`),
    );

    const answers = await Promise.all(tries);

    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(answers.filter(({ code }) => code === 'UNAUTHENTICATED')).toHaveLength(5);
  });

  it('leaves no token in the database', async () => {
    const { _id } = await aUser();
    const token = await issued(_id);

    expect(JSON.stringify(await PasswordToken.find({ user_id: _id }).lean())).not.toContain(token);
  });
});

describe('a reset', () => {
  const opened = async (user_id: string, token = randomUUID()) => {
    await asked(OPEN, { user_id, token_hash: hashOfToken(token) });
    return hashOfToken(token);
  };
  const reset = (token_hash: string, password = GOOD) => asked(RESET, { token_hash, password });
  const ownerOf = async (hash: string) =>
    (await world.run<{ passwordReset: Answer }>(serviceViewer, LOOK, { hash })).passwordReset.data;

  it('replaces the password once, and ends all other tokens', async () => {
    const { _id, email } = await aUser();
    await givePassword(_id, 'Before&Anything9');
    const [one, two] = [await opened(_id), await opened(_id)];

    expect(await ownerOf(one)).toEqual({ user_id: _id });
    expect(await reset(one)).toMatchObject({ ok: true, data: { user_id: _id } });
    expect(await reset(one, 'Another&Password8')).toMatchObject(UNUSABLE);
    expect(await reset(two, 'Another&Password8')).toMatchObject(UNUSABLE);
    expect(await ownerOf(two)).toBeNull();
    expect(await findAccountByPassword(email, GOOD)).toMatchObject({ _id });
    expect(await findAccountByPassword(email, 'Before&Anything9')).toBeNull();
  });

  it('is not activated again by a retried mail, once it was used', async () => {
    const { _id } = await aUser();
    const token = randomUUID();
    const hash = await opened(_id, token);
    await reset(hash);

    await opened(_id, token);

    expect(await reset(hash, 'Another&Password8')).toMatchObject(UNUSABLE);
  });

  it('is refused to an unknown token, an expired one, and one for a first password', async () => {
    const { _id } = await aUser();
    const old = await opened(_id);
    await PasswordToken.updateOne({ _id: old }, { expires_at: new Date(Date.now() - 1) });

    expect(await asked(OPEN, { user_id: randomUUID(), token_hash: 'x' })).toMatchObject({
      ok: true,
      data: null,
    });
    expect(await reset(old)).toMatchObject(UNUSABLE);
    expect(await reset(hashOfToken(await issued(_id)))).toMatchObject(UNUSABLE);
  });

  it('succeeds for one of many concurrent requests', async () => {
    const { _id } = await aUser();
    const hash = await opened(_id);

    const answers = await Promise.all([1, 2, 3, 4].map((n) => reset(hash, `Lanterns&Ledgers${n}0`)));

    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  });
});

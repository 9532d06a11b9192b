import * as z from 'zod';
import { describeRoute } from '@athenaeum/graph/edge';
import { codeInput } from './secondFactor/secondFactorRoutes';

const returnTo = z.object({ returnTo: z.string().max(2000).optional() });
const toSignIn = returnTo.extend({ again: z.literal('1').optional() });
const page = 'text/html';

export const authDocs = [
  describeRoute({
    method: 'get',
    path: '/api/auth/login',
    summary:
      'Begins to sign in. `returnTo` is a path of ours; anything else leads to the front page. With `again` an external provider asks for the password in any case.',
    caller: 'Browser',
    query: toSignIn,
    answers: { 303: 'To the identity provider.' },
  }),
  describeRoute({
    method: 'get',
    path: '/api/auth/callback',
    summary: 'The redirect URI of the identity provider, with a code and the state it was given.',
    caller: 'Browser, from the identity provider',
    answers: { 303: 'Signed in; on to the original page.', 400: 'A page to start again on.' },
    answerType: page,
  }),
  describeRoute({
    method: 'get',
    path: '/api/auth/logout',
    summary: 'Signs out, here and at the provider. Not when followed from another site.',
    caller: 'Browser',
    query: returnTo,
    answers: { 303: 'Signed out.', 403: 'Followed from another site.' },
  }),
  describeRoute({
    method: 'post',
    path: '/api/auth/logout',
    summary: 'As the link.',
    caller: 'Browser',
    query: returnTo,
    answers: { 303: 'Signed out.' },
  }),
  describeRoute({
    method: 'get',
    path: '/api/auth/me',
    summary: 'Who is signed in: `user`, or null.',
    caller: 'Browser',
    answers: {
      200: '`user` with id, name, first_name, slug, avatar, roles, needs_agreement, timezone, language and browser_language.',
    },
  }),
  describeRoute({
    method: 'get',
    path: '/oidc/interaction/:uid',
    summary: 'The sign-in form of the embedded identity provider, which speaks OpenID Connect on `/oidc`.',
    caller: 'Browser',
    answers: { 200: 'The form.', 400: 'A page to start again on.' },
    answerType: page,
  }),
  describeRoute({
    method: 'post',
    path: '/oidc/interaction/:uid',
    summary: 'Email and password.',
    caller: 'Browser',
    body: z.object({ email: z.string(), password: z.string() }),
    bodyType: 'application/x-www-form-urlencoded',
    answers: {
      303: 'On to the callback.',
      400: 'Something is missing.',
      401: 'They do not match.',
      429: 'Too many tries.',
    },
    answerType: page,
  }),
  describeRoute({
    method: 'post',
    path: '/oidc/interaction/:uid/passkey/options',
    summary:
      'What a browser signs with a passkey; its challenge works once, for five minutes, in this sign-in.',
    caller: 'Browser',
    answers: { 200: '`data`: PublicKeyCredentialRequestOptionsJSON of WebAuthn.', 400: 'No such sign-in.' },
  }),
  describeRoute({
    method: 'post',
    path: '/oidc/interaction/:uid/passkey',
    summary: 'What a passkey signed, as JSON in `credential`.',
    caller: 'Browser',
    body: z.object({ credential: z.string() }),
    bodyType: 'application/x-www-form-urlencoded',
    answers: { 303: 'On to the callback.', 401: 'It signs nobody in.', 429: 'Too many tries.' },
    answerType: page,
  }),
  describeRoute({
    method: 'get',
    path: '/oidc/interaction/:uid/second',
    summary: 'After the password: asks for the second factor, or has staff set one up.',
    caller: 'Browser',
    answers: { 200: 'The page.', 303: 'No password was given yet.', 400: 'A page to start again on.' },
    answerType: page,
  }),
  describeRoute({
    method: 'post',
    path: '/oidc/interaction/:uid/second',
    summary: 'A code of the authenticator app, or a recovery code.',
    caller: 'Browser',
    body: codeInput,
    bodyType: 'application/x-www-form-urlencoded',
    answers: { 303: 'On to the callback.', 401: 'Not right, or used already.', 429: 'Too many codes.' },
    answerType: page,
  }),
  describeRoute({
    method: 'post',
    path: '/oidc/interaction/:uid/second/set-up',
    summary: 'The first code of an app that is being set up.',
    caller: 'Browser',
    body: codeInput,
    bodyType: 'application/x-www-form-urlencoded',
    answers: { 200: 'A page with ten recovery codes.', 401: 'Not right.', 429: 'Too many codes.' },
    answerType: page,
  }),
  describeRoute({
    method: 'post',
    path: '/oidc/interaction/:uid/second/passkey/options',
    summary: 'What a browser makes a first passkey with, after the password; works once, for five minutes.',
    caller: 'Browser',
    answers: {
      200: '`data`: PublicKeyCredentialCreationOptionsJSON of WebAuthn.',
      400: 'No such sign-in.',
      401: 'No password was given yet, or there is a second factor already.',
      429: 'Too many tries.',
    },
  }),
  describeRoute({
    method: 'post',
    path: '/oidc/interaction/:uid/second/passkey',
    summary: 'The passkey that was made, as JSON in `credential`: it is kept, and signs in.',
    caller: 'Browser',
    body: z.object({ credential: z.string() }),
    bodyType: 'application/x-www-form-urlencoded',
    answers: { 303: 'On to the callback.', 400: 'Not made here.', 429: 'Too many tries.' },
    answerType: page,
  }),
  describeRoute({
    method: 'post',
    path: '/oidc/interaction/:uid/second/done',
    summary: 'The recovery codes are kept.',
    caller: 'Browser',
    bodyType: 'application/x-www-form-urlencoded',
    answers: { 303: 'On to the callback.' },
    answerType: page,
  }),
];

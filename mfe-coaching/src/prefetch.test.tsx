import { mockServer, renderRemote, respond, sent } from '@athenaeum/shell-contract/testing';
import { waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { api } from './api';
import { CoachingTimeDocument } from './features/creditsWidget/__generated__/coachingTime';
import { PlanDocument } from './features/plan/__generated__/plan';
import { prefetch } from './remote';

it('prefetches the plan without a call to the payment provider, which would fail after signing out', async () => {
  const billing: string[] = [];
  mockServer.use(
    http.get('*/api/billing/*', ({ request }) => {
      billing.push(request.url);
      return new HttpResponse(null, { status: 401 });
    }),
  );
  respond(PlanDocument, {
    products: null,
    me: null,
    orders: null,
    seatOrders: null,
    membershipPurchases: null,
  });
  respond(CoachingTimeDocument, { me: null });
  const { platform } = renderRemote(<p>Elsewhere</p>, { api });

  await prefetch({ platform, path: '/manage-plan' });
  // The last request.
  await waitFor(() => expect(sent(CoachingTimeDocument)).toHaveLength(1));

  expect(sent(PlanDocument)).toHaveLength(1);
  expect(billing).toEqual([]);
});

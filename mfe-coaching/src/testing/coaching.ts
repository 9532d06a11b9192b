export const answer = (data: unknown) => ({ ok: true, code: null, message: null, fields: null, data });

export const refusal = (code: string, message: string) => ({
  ok: false,
  code,
  message,
  fields: null,
  data: null,
});

/** Three hours of coaching as the shop shows them. State only what matters to a test. */
export const aProduct = (more: Record<string, unknown> = {}) => ({
  id: 'coaching-time-180',
  kind: 'TIME',
  title: '3 hours of coaching',
  description: 'Enough to prepare an interview properly.',
  price: 69_000,
  currency: 'USD',
  minutes: 180,
  ...more,
});

export const anOrder = (more: Record<string, unknown> = {}) => ({
  id: '33333333-3333-4333-8333-333333333333',
  status: 'paid',
  lines: [
    {
      product_id: 'coaching-time-180',
      title: '3 hours of coaching',
      quantity: 1,
      unit_price: 69_000,
      minutes: 180,
    },
  ],
  total: 69_000,
  currency: 'USD',
  created_at: Date.now(),
  expires_at: Date.now() + 86_400_000,
  paid_at: Date.now(),
  invoice_id: 'in_1042',
  ...more,
});

export const herCredits = (more: Record<string, unknown> = {}) => ({
  ok: true,
  data: {
    id: '00000000-0000-4000-8000-000000000001',
    credits: { id: 'credits', quantity: 120, held: 0, ledger: [], ...more },
  },
});

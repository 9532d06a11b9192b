import { act, renderHook } from '@testing-library/react';
import { fetchPaymentStatus, type PaymentStatus } from './membership';
import { usePaymentStatus } from './usePaymentStatus';

jest.mock('./membership', () => ({ fetchPaymentStatus: jest.fn() }));
jest.mock('@athenaeum/shell-contract', () => ({ usePlatform: () => ({ apiBase: '' }) }));

const fetched = jest.mocked(fetchPaymentStatus);
const checkout = (status: PaymentStatus['status']): PaymentStatus => ({
  status,
  next: status === 'paid' ? 'password' : 'wait',
  first_name: 'Vera',
  email: 'vera@example.test',
});
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  fetched.mockReset();
});

it.each(['open', 'expired', 'refused'] as const)(
  'still sees the payment of a checkout that was %s, and asks no more',
  async (status) => {
    fetched.mockResolvedValueOnce(checkout(status)).mockResolvedValue(checkout('paid'));
    const { result } = renderHook(usePaymentStatus);
    await pass(0);
    expect(result.current).toMatchObject({ state: 'known', status: { status } });

    await pass(10_000);

    expect(result.current).toMatchObject({ state: 'known', status: { status: 'paid' } });
    expect(fetched).toHaveBeenCalledTimes(2);
  },
);

it('asks no more without a checkout', async () => {
  fetched.mockResolvedValue(null);
  const { result } = renderHook(usePaymentStatus);

  await pass(10_000);

  expect(result.current).toMatchObject({ state: 'noCheckout' });
  expect(fetched).toHaveBeenCalledTimes(1);
});

import { isApiError, usePlatform } from '@athenaeum/shell-contract';
import { useEffect, useRef, useState } from 'react';
import { assignLocation } from '@athenaeum/shell-contract/location';
import { requestHostedPage } from './requestHostedPage';
import { useCoachingCheckoutMutation } from './checkout.api';
import { checkoutText } from './checkout.messages';

export interface Purchase {
  product_id: string;
  quantity: number;
  /** The subscription that this is added to. */
  subscription?: string | undefined;
}

export interface Checkout {
  buy: (purchase: Purchase) => Promise<void>;
  /** The product whose payment page is opening. */
  leavingWith: string | null;
  problem: { product_id: string; message: string } | null;
}

/** Opens the payment page. While it opens, further presses do nothing. */
export function useCheckout(): Checkout {
  const { apiBase } = usePlatform();
  const [placeOrder] = useCoachingCheckoutMutation();
  const isLeaving = useRef(false);
  const [leavingWith, setLeavingWith] = useState<Checkout['leavingWith']>(null);
  const [problem, setProblem] = useState<Checkout['problem']>(null);

  const stay = () => {
    isLeaving.current = false;
    setLeavingWith(null);
  };

  useEffect(() => {
    // Back may restore the page from the back/forward cache, still marked as leaving.
    const comeBack = ({ persisted }: PageTransitionEvent) => persisted && stay();
    window.addEventListener('pageshow', comeBack);
    return () => window.removeEventListener('pageshow', comeBack);
  }, []);

  const pageFor = async ({ subscription, ...item }: Purchase) => {
    if (subscription) return requestHostedPage(apiBase, { subscription, ...item });
    const { checkout } = await placeOrder({ input: { items: [item] } }).unwrap();
    return checkout?.data?.url ?? null;
  };

  const buy = async (purchase: Purchase) => {
    if (isLeaving.current) return;
    isLeaving.current = true;
    setLeavingWith(purchase.product_id);
    setProblem(null);
    const fail = (message: string) => {
      setProblem({ product_id: purchase.product_id, message });
      stay();
    };
    try {
      const url = await pageFor(purchase);
      if (url) assignLocation(url);
      else fail(checkoutText.failed);
    } catch (error) {
      fail(isApiError(error) && error.kind === 'refused' ? error.message : checkoutText.failed);
    }
  };

  return { buy, leavingWith, problem };
}

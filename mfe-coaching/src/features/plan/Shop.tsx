import { ORDER_LIMITS } from '@athenaeum/coaching-contract';
import { Section } from '@athenaeum/shared-ui';
import type { Product } from './plan.api';
import { shopText } from './plan.messages';
import { TimeShop } from './TimeShop';
import { WareRow, Wares } from './WareRow';

/** Opens the payment page. */
export interface ShopCheckout {
  buy: (purchase: {
    product_id: string;
    quantity: number;
    subscription?: string | undefined;
  }) => Promise<void>;
  leavingWith: string | null;
  problem: { product_id: string; message: string } | null;
}

interface ShopProps {
  products: readonly Product[];
  checkout: ShopCheckout;
  /** The subscription that add-ons are added to. */
  subscription: string | undefined;
}

/** All products: coaching time to choose from, then portfolios with what is added to them. */
export function Shop({ products, checkout, subscription }: ShopProps) {
  const { buy, leavingWith, problem } = checkout;
  const of = (wanted: string) => products.filter(({ kind }) => kind === wanted);
  const packages = of('TIME').toSorted((one, other) => (one.minutes ?? 0) - (other.minutes ?? 0));
  const portfolios = of('PORTFOLIO');
  const addOns = of('ADD_ON');
  return (
    <>
      {packages.length > 0 && <TimeShop packages={packages} checkout={checkout} />}
      {portfolios.length + addOns.length > 0 && (
        <Section id="portfolios" title={shopText.portfolios} note={shopText.portfoliosNote}>
          <Wares>
            {[...portfolios, ...addOns].map((product) => (
              <li key={product.id} id={product === addOns[0] ? 'add-ons' : undefined}>
                <WareRow
                  product={product}
                  most={
                    product.kind === 'PORTFOLIO' || SINGLE_QUANTITY.includes(product.id)
                      ? 1
                      : ORDER_LIMITS.quantity
                  }
                  isLeaving={leavingWith === product.id}
                  isWaiting={leavingWith !== null && leavingWith !== product.id}
                  problem={problem?.product_id === product.id ? problem.message : null}
                  onBuy={(quantity) =>
                    void buy({
                      product_id: product.id,
                      quantity,
                      subscription: product.kind === 'ADD_ON' ? subscription : undefined,
                    })
                  }
                />
              </li>
            ))}
          </Wares>
        </Section>
      )}
    </>
  );
}

/** Quantity 1: there is one portfolio to update. */
const SINGLE_QUANTITY = ['brand-package-updated'];

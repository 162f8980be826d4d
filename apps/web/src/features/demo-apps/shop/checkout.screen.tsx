import { sumsOfCart } from '@horae/contract/demo-apps/shop-sums';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useId, useRef, useState } from 'react';
import { useChanges } from '#platform/changes';
import { newKey } from '#platform/new-key';
import type { ScreenSearch } from '#platform/screen-search';
import { Button, buttonClass } from '#ui/button';
import { KeyHookDrawing } from '#ui/drawings';
import { EmptyState } from '#ui/empty-state';
import { PageHead } from '#ui/page-head';
import { QueryStates } from '#ui/query-states';
import { SkeletonBlock } from '#ui/skeleton';
import { AddressStep } from './address-step';
import { CartStep } from './cart-step';
import styles from './checkout.module.css';
import { checkoutQuery, placeOrder } from './checkout.queries';
import { checkoutWords } from './checkout.words';
import { isOpen, stepAfter, stepAt } from './checkout-step';
import { CheckoutSteps } from './checkout-steps';
import { OrderPlaced } from './order-placed';
import { PaymentStep } from './payment-step';
import { PriceSummary } from './price-summary';
import { cartQuery, everythingInShop } from './shop.queries';
import { useAddressForm } from './use-address-form';

/** From the cart to an order in three steps, then its receipt. */
export function CheckoutScreen(screen: ScreenSearch) {
  useChanges('shop', everythingInShop);
  const { order } = screen.search;
  return order === undefined ? <Steps {...screen} /> : <OrderPlaced id={order} />;
}

function Steps({ search, onSearch }: ScreenSearch) {
  const say = checkoutWords.use();
  const formId = useId();
  const cart = useQuery(cartQuery);
  const checkout = useQuery(checkoutQuery);
  const place = useMutation(placeOrder);
  const [key] = useState(newKey);
  const [isAdding, setAdding] = useState(false);
  const [isPaymentMissing, setPaymentMissing] = useState(false);
  const addressForm = useAddressForm();

  const both = {
    data: cart.data && checkout.data,
    error: cart.error ?? checkout.error,
    refetch: () => Promise.all([cart.refetch(), checkout.refetch()]),
    dataUpdatedAt: Math.min(cart.dataUpdatedAt, checkout.dataUpdatedAt),
  };
  const { products = [], colours = [] } = cart.data ?? {};
  const { coupon = null, addresses = [], addressId = null, payment = null } = checkout.data ?? {};
  const progress = { hasProducts: products.length > 0, checkout: { addressId } };
  const step = stepAt(search.step, progress);
  const sums = sumsOfCart(products, coupon?.percentage);
  const next = () => onSearch({ step: stepAfter(step) });

  const title = useRef<HTMLHeadingElement>(null);
  const shownStep = useRef(step);
  const isReady = both.data !== undefined;
  useEffect(() => {
    // The heading takes the focus when the step changes, but not when the page opens.
    if (isReady && shownStep.current !== step) title.current?.focus();
    if (isReady) shownStep.current = step;
  }, [isReady, step]);

  function order(): void {
    setPaymentMissing(payment === null);
    if (payment === null || place.isPending) return;
    place.mutate(
      { total: sums.total, key },
      { onSuccess: ({ answer }) => onSearch({ order: String(answer.order.id) }) },
    );
  }

  const isEmpty = isReady && products.length === 0 && !place.isPending && !place.isSuccess;
  const fault = isPaymentMissing && payment === null ? new Error(say('payMissing')) : place.error;
  return (
    <>
      <PageHead title={say('title')} />
      <QueryStates thing={say('thing')} query={both} skeleton={<SkeletonBlock height={420} />}>
        {isEmpty ? (
          <EmptyState drawing={<KeyHookDrawing />} text={say('empty')}>
            <Link to="/shop" className={buttonClass('solid')}>
              {say('browse')}
            </Link>
          </EmptyState>
        ) : (
          <>
            <CheckoutSteps step={step} isOpen={(one) => isOpen(one, progress)} />
            <div className={`one-column-on-tablet ${styles.screen}`}>
              <div className={styles.main}>
                <h2 ref={title} tabIndex={-1}>
                  {say(`step.${step}`)}
                </h2>
                {step === 'cart' && (
                  <CartStep formId={formId} products={products} colours={colours} coupon={coupon} onNext={next} />
                )}
                {step === 'address' && (
                  <AddressStep
                    formId={formId}
                    checkout={{ addresses, addressId }}
                    form={addressForm}
                    isAdding={isAdding}
                    onAdding={setAdding}
                    onNext={next}
                  />
                )}
                {step === 'payment' && <PaymentStep formId={formId} payment={payment} error={fault} onPlace={order} />}
              </div>
              <PriceSummary sums={sums} coupon={coupon}>
                <Button type="submit" form={formId} look="solid" wide aria-disabled={place.isPending || undefined}>
                  {place.isPending ? say('placing') : say(`next.${step}`)}
                </Button>
              </PriceSummary>
            </div>
          </>
        )}
      </QueryStates>
    </>
  );
}

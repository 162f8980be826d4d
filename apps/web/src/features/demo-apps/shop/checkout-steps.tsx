import { IconCreditCardPay, IconMapPin, IconShoppingCart } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import styles from './checkout.module.css';
import { checkoutWords } from './checkout.words';
import { type Step, steps } from './checkout-step';

const icons = { cart: IconShoppingCart, address: IconMapPin, payment: IconCreditCardPay };

interface CheckoutStepsProps {
  step: Step;
  isOpen: (step: Step) => boolean;
}

/** The progress of the checkout; open steps are links. */
export function CheckoutSteps({ step, isOpen }: CheckoutStepsProps) {
  const say = checkoutWords.use();
  return (
    <nav className={styles.steps} aria-label={say('steps')}>
      <ol>
        {steps.map((one, index) => {
          const Glyph = icons[one];
          const face = (
            <>
              <span className={styles.number} aria-hidden="true">
                {index + 1}
              </span>
              <Glyph size={18} stroke={1.5} aria-hidden="true" />
              {say(`step.${one}`)}
            </>
          );
          return (
            <li key={one}>
              {one !== step && isOpen(one) ? (
                <Link to="/shop/checkout" search={{ step: one }}>
                  {face}
                </Link>
              ) : (
                <span aria-current={one === step ? 'step' : undefined} aria-disabled={one !== step || undefined}>
                  {face}
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

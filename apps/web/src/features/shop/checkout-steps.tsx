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

/** Where one is on the way to an order; a step that is locked is no link. */
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
              {isOpen(one) ? (
                <Link to="/shop/checkout" search={{ step: one }} aria-current={one === step ? 'step' : undefined}>
                  {face}
                </Link>
              ) : (
                <span aria-disabled="true">{face}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

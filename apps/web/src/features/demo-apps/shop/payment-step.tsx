import { type Checkout } from '@horae/contract/demo-apps/checkout.contract';
import { paymentWays } from '@horae/contract/demo-apps/shop-orders';
import { useMutation } from '@tanstack/react-query';
import { errorText } from '#platform/api-error';
import { Message } from '#ui/message';
import styles from './checkout.module.css';
import { chooseInCheckout } from './checkout.queries';
import { checkoutWords } from './checkout.words';
import { ChoiceList } from './choice-list';

interface PaymentStepProps {
  formId: string;
  payment: Checkout['payment'];
  /** Why the order could not be placed. */
  error: unknown;
  onPlace: () => void;
}

/** The last step: the method of payment. */
export function PaymentStep({ formId, payment, error, onPlace }: PaymentStepProps) {
  const say = checkoutWords.use();
  const choose = useMutation(chooseInCheckout).mutate;
  return (
    <form
      id={formId}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        onPlace();
      }}
    >
      {error !== null && error !== undefined && <Message kind="danger">{errorText(error)}</Message>}
      <ChoiceList
        label={say('payBy')}
        name="payment"
        value={payment}
        onChange={(way) => choose({ payment: way })}
        choices={paymentWays.map((way) => ({ value: way, title: say(`pay.${way}`), text: say(`payNote.${way}`) }))}
      />
      <p className="note">{say('noCards')}</p>
    </form>
  );
}

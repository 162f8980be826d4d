import type { Checkout } from '@horae/contract/demo-apps/checkout.contract';
import { checkoutContract } from '@horae/contract/demo-apps/checkout.contract';
import { useMutation } from '@tanstack/react-query';
import { errorText } from '#platform/api-error';
import { Badge } from '#ui/badge';
import { Button } from '#ui/button';
import { TextField } from '#ui/text-field';
import { useForm } from '#ui/use-form';
import styles from './checkout.module.css';
import { applyCoupon, removeCoupon } from './checkout.queries';
import { checkoutWords } from './checkout.words';

/** A coupon for this order: entered and applied, or removed. */
export function CouponField({ coupon }: { coupon: Checkout['coupon'] }) {
  const say = checkoutWords.use();
  const apply = useMutation(applyCoupon);
  const remove = useMutation(removeCoupon);
  const form = useForm(
    { code: '' },
    { shape: checkoutContract.useCoupon.body.shape, words: { code: say('couponMissing') } },
  );

  if (coupon) {
    return (
      <div className={styles.coupon}>
        <Badge tone="success">{say('couponUsed', { code: coupon.code, percent: coupon.percentage })}</Badge>
        <Button look="plain" onClick={() => remove.mutate()}>
          {say('removeCoupon')}
        </Button>
      </div>
    );
  }
  function submit({ code }: { code: string }): void {
    if (apply.isPending) return;
    apply.mutate(code.trim(), {
      onSuccess: () => form.set('code', ''),
      onError: (error) => form.setError('code', errorText(error)),
    });
  }
  return (
    <form {...form.props(submit)} className={styles.coupon}>
      <TextField
        {...form.field('code')}
        label={say('coupon')}
        hint={form.errors.code ? undefined : say('couponHint')}
        autoComplete="off"
      />
      <Button type="submit">{say('apply')}</Button>
    </form>
  );
}

import { expect, it } from 'vitest';
import { ledger, searchables } from './ledger';
import { derivedPage } from './page';

it('the page for people says what the ledger says', async () => {
  await expect(derivedPage(ledger, searchables)).toMatchFileSnapshot('../../../../docs/derived.md');
});

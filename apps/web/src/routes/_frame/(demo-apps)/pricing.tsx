import { createFileRoute } from '@tanstack/react-router';
import { PricingScreen } from '#features/demo-apps/pricing/pricing.screen';
import { useScreenSearch } from '#platform/screen-search';
import { textSearch } from '#platform/search-text';

export const Route = createFileRoute('/_frame/(demo-apps)/pricing')({
  validateSearch: textSearch,
  component: Pricing,
});

function Pricing() {
  return <PricingScreen {...useScreenSearch()} />;
}

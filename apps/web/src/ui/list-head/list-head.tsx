import { useWindowKind } from '#platform/window-kind';
import { PageHead } from '../page-head';
import type { ListHeadProps } from './list-head-props';
import { PhoneHead } from './phone-head';

/** The head of a list: on phones one row that stays at the top, with search, filters and "More". */
export function ListHead(props: ListHeadProps) {
  const { title, lead, date, main, children } = props;
  const kind = useWindowKind();
  if (kind === 'phone') return <PhoneHead {...props} />;
  // On tablets the actions stand beside the title instead.
  return (
    <PageHead title={title} lead={kind === 'desktop' && lead}>
      {(date || main || children) && (
        <>
          {date}
          {children}
          {main}
        </>
      )}
    </PageHead>
  );
}

import { Badge, PatunayProvider } from '@patunay/ui';
import { Showcase } from './Showcase';

export function Page() {
  return (
    <PatunayProvider strictStyles>
      <section data-theme="dark">
        <Badge tone="neutral">In dark</Badge>
      </section>
      <Showcase />
    </PatunayProvider>
  );
}

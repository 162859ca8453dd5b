import * as library from '@patunay/ui';
import { Alert, Badge, TextField } from '@patunay/ui';
import { Showcase } from './Showcase';

/** A server component, which uses components directly, and everything that the library exports. */
export default function Page() {
  return (
    <>
      <p>{Object.keys(library).length} exports</p>
      <section data-theme="dark">
        <Badge tone="neutral">In dark</Badge>
        <Alert tone="success" message="Rendered on the server." />
        <TextField label="On the server" />
      </section>
      <Showcase />
    </>
  );
}

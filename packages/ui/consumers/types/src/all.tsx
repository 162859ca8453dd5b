import { Badge, Button, Dialog, tones } from '@patunay/ui';
import type { ButtonVariant } from '@patunay/ui';
import '@patunay/ui/styles.css';
import { createRoot } from 'react-dom/client';

const variant: ButtonVariant = 'primary';

createRoot(document.body).render(
  <>
    <Button variant={variant}>Add Client</Button>
    {/* @ts-expect-error Unknown variant. */}
    <Button variant="purple">Purple</Button>
    {tones.map((tone) => (
      <Badge key={tone} tone={tone}>
        {tone}
      </Badge>
    ))}
    <Dialog title="Add Client" trigger={<Button>Open</Button>}>
      It opens.
    </Dialog>
  </>,
);

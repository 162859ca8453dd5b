import { Button } from '@patunay/ui/components/Button';
import { createRoot } from 'react-dom/client';

const open = () =>
  import('@patunay/ui/components/Dialog').then(({ Dialog }) => console.log(Dialog));

createRoot(document.body).render(<Button onClick={open}>Open</Button>);

import { Button } from '@patunay/ui';
import { createRoot } from 'react-dom/client';

createRoot(document.body).render(<Button variant="primary">Add Client</Button>);

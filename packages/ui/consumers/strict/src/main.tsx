import '@patunay/ui/styles.css';
import { hydrateRoot } from 'react-dom/client';
import { Page } from './Page';

hydrateRoot(document.getElementById('root')!, <Page />, {
  onRecoverableError: (error) => console.error(error),
});

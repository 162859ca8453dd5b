import '@patunay/ui/styles.css';
import { setNonce } from 'get-nonce';
import { hydrateRoot } from 'react-dom/client';
import { Page } from './Page';

// Of the meta element that Vite writes for `html.cspNonce`.
setNonce(document.querySelector<HTMLElement>('meta[property=csp-nonce]')?.nonce ?? '');

hydrateRoot(document.getElementById('root')!, <Page />, {
  onRecoverableError: (error) => console.error(error),
});

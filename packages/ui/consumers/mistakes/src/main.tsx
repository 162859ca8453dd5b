import { PatunayProvider } from '@patunay/ui';
import type { PartialWords } from '@patunay/ui';
import { createRoot } from 'react-dom/client';
import { Showcase } from './Showcase';

const mistake = location.search.slice(1);
if (mistake !== 'stylesheet') await import('@patunay/ui/styles.css');
if (mistake === 'brand') await import('./brand.css');
// @ts-expect-error No such word.
const misspelt: PartialWords = { Dialog: { clos: 'Schließen' } };

createRoot(document.getElementById('root')!).render(
  <PatunayProvider words={mistake === 'words' ? misspelt : {}}>
    <Showcase />
  </PatunayProvider>,
);

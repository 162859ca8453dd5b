import * as library from '@patunay/ui';
import '@patunay/ui/tokens.css';
import '@patunay/ui/components.css';
import './host.css';
import { createRoot } from 'react-dom/client';
import { Showcase } from './Showcase';

const { Badge, PatunayProvider } = library;

// Without reset.css: the page keeps its own defaults, and the provider sets the font of its part.
createRoot(document.getElementById('root')!).render(
  <>
    <p>{Object.keys(library).length} exports</p>
    <button id="bare">Bare</button>
    <PatunayProvider theme="dark">
      <Badge tone="neutral">In dark</Badge>
    </PatunayProvider>
    <PatunayProvider>
      <Showcase />
    </PatunayProvider>
  </>,
);

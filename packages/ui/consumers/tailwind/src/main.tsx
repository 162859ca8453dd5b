import './styles.css';
import { Badge } from '@patunay/ui';
import { createRoot } from 'react-dom/client';
import { Showcase } from './Showcase';

createRoot(document.getElementById('root')!).render(
  <>
    <p className="p-4 text-red-500">Tailwind</p>
    <section data-theme="dark">
      <Badge tone="neutral">In dark</Badge>
    </section>
    <Showcase />
  </>,
);

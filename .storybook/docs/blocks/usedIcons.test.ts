import { expect, test } from 'vitest';
import { usedIcons } from './usedIcons.ts';

test('maps each icon to the components that import it', () => {
  const sources = {
    'ui/src/components/Toaster/Toaster.tsx': `import { Ban, X } from 'lucide-react';\nimport { Y } from './Y';`,
    'ui/src/components/Dialog/Dialog.tsx': `import type { LucideIcon } from 'lucide-react';\nimport {\n  X,\n} from 'lucide-react';`,
  };
  expect(usedIcons(sources)).toEqual([
    ['Ban', ['Toaster']],
    ['X', ['Dialog', 'Toaster']],
  ]);
});

import { applyAxeRules, runStep } from '@patunay/visual/preview';
import type { Preview } from '@storybook/react-vite';

const preview: Preview = {
  runStep,
  beforeEach: applyAxeRules,
  parameters: { a11y: { test: 'error' } },
};

export default preview;

import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { buildTarget, workspace } from '../vite.workspace.ts';

export default defineConfig({
  ...workspace,
  plugins: [react()],
  // A chunk of Storybook's own is larger than Vite's advice for websites; the app has its own budget.
  build: { target: buildTarget, chunkSizeWarningLimit: 2500 },
});

import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { workspace } from '../../../../vite.workspace.ts';

export default defineConfig({
  ...workspace,
  root: import.meta.dirname,
  plugins: [react()],
  logLevel: 'warn',
});

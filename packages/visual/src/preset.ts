import type { InlineConfig } from 'vite';
import { recordSources } from './remember/record.ts';

export const viteFinal = (config: InlineConfig): InlineConfig => ({
  ...config,
  plugins: [...(config.plugins ?? []), recordSources()],
});

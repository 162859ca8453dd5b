import type { InlineConfig } from 'vite';
import { recordSources } from '../remember/record.ts';
import { moduleGraph } from './plugin.ts';

export const viteFinal = (config: InlineConfig): InlineConfig => ({
  ...config,
  plugins: [...(config.plugins ?? []), moduleGraph(), recordSources()],
});

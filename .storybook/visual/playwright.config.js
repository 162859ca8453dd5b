import { defineConfig } from '@playwright/test';
import { reportFolder, resultFolder } from './settings.js';

export default defineConfig({
  testDir: '.',
  testMatch: 'report.spec.js',
  outputDir: `${resultFolder}/report`,
  fullyParallel: true,
  workers: 2,
  reporter: [
    ['html', { open: 'never', outputFolder: reportFolder, title: 'Pictures that differ' }],
  ],
});
